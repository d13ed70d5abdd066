import { avifFiles, PLACEHOLDER_IMAGE, productImagePath } from './model/picture-set.ts';
import { Picture } from '#app/ui/picture.tsx';
import styles from './product-picture.module.css';

type ProductPictureProps = {
  readonly image: string;
  readonly alt: string;
  readonly size: number;
  readonly sizes?: string;
  readonly priority?: boolean;
  /** Loads the picture although it is not near the screen, because the page will be printed. */
  readonly eager?: boolean;
  readonly onLoad?: () => void;
};

/** A square product picture on a tile that is light in both colour schemes. `size` is its width in pixels. */
export function ProductPicture({
  image,
  alt,
  size,
  sizes = `${size}px`,
  priority = false,
  eager = false,
  onLoad,
}: ProductPictureProps) {
  const path = productImagePath(image);
  return (
    <Picture
      src={path}
      avifFiles={avifFiles(path)}
      sizes={sizes}
      fallback={PLACEHOLDER_IMAGE}
      alt={alt}
      width={size}
      height={size}
      priority={priority}
      eager={eager}
      onLoad={onLoad}
      className={styles.tile}
    />
  );
}
