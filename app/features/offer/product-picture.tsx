import { PLACEHOLDER_IMAGE, productImagePath } from '#app/domain/product/image-path.ts';
import { avifSrcSet } from '#app/domain/product/picture-set.ts';
import { Picture } from '#app/ui/picture.tsx';
import styles from './product-picture.module.css';

type ProductPictureProps = {
  readonly image: string;
  readonly alt: string;
  readonly size: number;
  /** How wide it is shown, where that depends on the screen. */
  readonly sizes?: string;
  readonly priority?: boolean;
  readonly onLoad?: () => void;
};

/** A product's picture on its light tile, the same in both colour schemes. `size` is the square's side in pixels. */
export function ProductPicture({
  image,
  alt,
  size,
  sizes = `${size}px`,
  priority = false,
  onLoad,
}: ProductPictureProps) {
  const path = productImagePath(image);
  return (
    <span className={styles.tile}>
      <Picture
        src={path}
        avifSet={avifSrcSet(path)}
        sizes={sizes}
        fallback={PLACEHOLDER_IMAGE}
        alt={alt}
        width={size}
        height={size}
        priority={priority}
        onLoad={onLoad}
        className={styles.picture}
      />
    </span>
  );
}
