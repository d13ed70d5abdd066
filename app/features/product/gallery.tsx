import { Search } from 'lucide-react';
import { useState } from 'react';
import { productImagePath } from '#app/domain/product/image-path.ts';
import { studioView } from '#app/domain/product/picture-set.ts';
import { ProductPicture } from '#app/features/offer/product-picture.tsx';
import * as texts from '#app/texts/product-page.ts';
import { Icon } from '#app/ui/icon.tsx';
import { notify } from '#app/ui/notices.ts';
import styles from './gallery.module.css';
import type { ZoomDialog } from './zoom-dialog.tsx';

type GalleryProps = { readonly images: readonly string[]; readonly title: string };

/** About what the page leaves for it. */
const SIZES = '(min-width: 48rem) 580px, 92vw';

export function Gallery({ images, title }: GalleryProps) {
  const [shown, setShown] = useState(0);
  /** There while it is open. */
  const [Zoom, setZoom] = useState<typeof ZoomDialog>();
  const image = images[shown] ?? images[0] ?? '';
  const total = images.length;

  // Few enlarge a picture: what that takes is fetched when it is asked for.
  const zoom = async () => {
    try {
      const { ZoomDialog } = await import('./zoom-dialog.tsx');
      setZoom(() => ZoomDialog);
    } catch {
      notify(texts.zoomFailed);
    }
  };

  const close = (last: number) => {
    setShown(last);
    setZoom(undefined);
  };

  return (
    <div className={styles.gallery}>
      <div className={styles.main} data-journey-ends>
        <ProductPicture key={image} image={image} alt={altOf(shown)} size={800} sizes={SIZES} priority />
        <button type="button" className={styles.zoom} onClick={() => void zoom()}>
          <Icon of={Search} size={18} />
          {texts.zoom}
        </button>
      </div>
      <ul className={styles.thumbnails}>
        {/* The first is the file that the page opens with: a small one of its own would be one request more. */}
        {images.map((each, at) => (
          <li key={each}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-label={texts.showImage(at + 1, total)}
              aria-current={at === shown}
              onClick={() => setShown(at)}
            >
              <ProductPicture image={each} alt="" size={96} sizes={at === 0 ? SIZES : '96px'} />
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{texts.picturesAreIllustrations}</p>
      {Zoom && (
        <Zoom
          title={title}
          images={images.map((image, at) => ({ image, alt: altOf(at) }))}
          sizesOnPage={SIZES}
          first={shown}
          onClose={close}
        />
      )}
    </div>
  );

  function altOf(at: number): string {
    const view = studioView(productImagePath(images[at]));
    if (view) return texts.studioPicture(title, texts.STUDIO_VIEW_NAMES[view]);
    return total > 1 ? texts.galleryView(title, at + 1, total) : title;
  }
}
