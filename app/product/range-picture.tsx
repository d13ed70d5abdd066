import { avifFiles, PLACEHOLDER_IMAGE } from '#app/offer/model/picture-set.ts';
import { rangePicture } from '#app/shop-data.ts';
import { Picture } from '#app/ui/picture.tsx';
import styles from './range-picture.module.css';

type RangePictureProps = { readonly sizes: string; readonly priority?: boolean };

export function RangePicture({ sizes, priority = false }: RangePictureProps) {
  if (!rangePicture) return null;
  return (
    <Picture
      src={rangePicture.image}
      avifFiles={avifFiles(rangePicture.image)}
      sizes={sizes}
      fallback={PLACEHOLDER_IMAGE}
      alt={rangePicture.alt}
      width={1200}
      height={630}
      priority={priority}
      className={styles.picture}
    />
  );
}
