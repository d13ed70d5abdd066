import { useState } from 'react';
import { productImagePath } from '#app/domain/product/image-path.ts';
import { studioView } from '#app/domain/product/picture-set.ts';
import * as texts from '#app/texts/product-page.ts';
import styles from './gallery.module.css';
import { ProductPicture } from '#app/features/offer/product-picture.tsx';

type GalleryProps = { readonly images: readonly string[]; readonly title: string };

export function Gallery({ images, title }: GalleryProps) {
  const [shown, setShown] = useState(0);
  const image = images[shown] ?? images[0] ?? '';
  const total = images.length;
  return (
    <div className={styles.gallery}>
      <ProductPicture
        key={image}
        image={image}
        alt={altOf()}
        size={800}
        sizes="(min-width: 700px) 680px, 92vw"
        priority
      />
      <ul className={styles.thumbnails}>
        {images.map((each, at) => (
          <li key={each}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-label={texts.showImage(at + 1, total)}
              aria-current={at === shown}
              onClick={() => setShown(at)}
            >
              <ProductPicture image={each} alt="" size={96} />
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{texts.picturesAreIllustrations}</p>
    </div>
  );

  function altOf(): string {
    const view = studioView(productImagePath(image));
    if (view) return texts.studioPicture(title, texts.STUDIO_VIEW_NAMES[view]);
    return total > 1 ? texts.galleryView(title, shown + 1, total) : title;
  }
}
