import { useRef, useState } from 'react';
import { pictureView, productImagePath } from '#app/offer/model/picture-set.ts';
import { ProductPicture } from '#app/offer/product-picture.tsx';
import * as texts from './page-texts.ts';
import { Icon, searchIcon } from '#app/ui/icon.tsx';
import { OnDemand } from '#app/ui/on-demand.tsx';
import styles from './gallery.module.css';
import { MAIN_PICTURE_SIZES } from './main-picture.ts';

type GalleryProps = { readonly images: readonly string[]; readonly title: string };

export function Gallery({ images, title }: GalleryProps) {
  const mainRef = useRef<HTMLDivElement>(null);
  const [shownIndex, setShownIndex] = useState(0);
  const [isZoomed, setIsZoomed] = useState(false);
  const image = images[shownIndex] ?? images[0] ?? '';
  const total = images.length;

  return (
    <div className={styles.gallery}>
      <div ref={mainRef} className={styles.main}>
        <ProductPicture
          key={image}
          image={image}
          alt={altOf(shownIndex)}
          size={800}
          sizes={MAIN_PICTURE_SIZES}
          priority
        />
        {image !== '' && (
          <button type="button" className={`no-print ${styles.zoom}`} onClick={() => setIsZoomed(true)}>
            <Icon icon={searchIcon} size={18} />
            {texts.zoom}
          </button>
        )}
      </div>
      {total > 1 && (
        <ul className={`no-print ${styles.thumbnails}`}>
          {images.map((image, index) => (
            <li key={image}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={texts.showImage(index + 1, total)}
                aria-current={index === shownIndex}
                onClick={() => setShownIndex(index)}
              >
                {/* The first thumbnail reuses the file of the main picture, which saves a request. */}
                <ProductPicture
                  image={image}
                  alt=""
                  size={96}
                  sizes={index === 0 ? MAIN_PICTURE_SIZES : '96px'}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {texts.picturesNote !== undefined && <p className={styles.note}>{texts.picturesNote}</p>}
      {isZoomed && (
        <OnDemand
          load={async () => (await import('./zoom-dialog.tsx')).ZoomDialog}
          when
          props={{
            title,
            pictures: images.map((image, index) => ({ image, alt: altOf(index) })),
            firstIndex: shownIndex,
            mainPicture: mainRef,
            onClose: (lastIndex) => {
              setShownIndex(lastIndex);
              setIsZoomed(false);
            },
          }}
          onFailure={() => setIsZoomed(false)}
          failureText={texts.zoomFailed}
        />
      )}
    </div>
  );

  function altOf(index: number): string {
    const view = pictureView(productImagePath(images[index]));
    if (view) return texts.pictureAlt(title, texts.PICTURE_VIEW_NAMES[view]);
    return total > 1 ? texts.galleryView(title, index + 1, total) : title;
  }
}
