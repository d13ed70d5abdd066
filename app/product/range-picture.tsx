import { avifFiles, PLACEHOLDER_IMAGE } from './model/picture-set.ts';
import * as texts from './texts.ts';
import { Picture } from '#app/ui/picture.tsx';
import styles from './range-picture.module.css';

const RANGE_PICTURE = '/images/banners/range/group.webp';

type RangePictureProps = { readonly sizes: string; readonly priority?: boolean };

export function RangePicture({ sizes, priority = false }: RangePictureProps) {
  return (
    <Picture
      src={RANGE_PICTURE}
      avifFiles={avifFiles(RANGE_PICTURE)}
      sizes={sizes}
      fallback={PLACEHOLDER_IMAGE}
      alt={texts.rangePicture}
      width={1200}
      height={630}
      priority={priority}
      className={styles.picture}
    />
  );
}
