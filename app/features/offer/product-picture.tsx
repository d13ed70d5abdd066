import { PLACEHOLDER_IMAGE, productImagePath } from '#app/domain/product/image-path.ts';
import { avifSet } from '#app/domain/product/picture-set.ts';
import { Picture } from '#app/ui/picture.tsx';
import styles from './product-picture.module.css';

type ProductPictureProps = {
  readonly image: string;
  readonly alt: string;
  readonly size: number;
  /** How wide it is shown, where that depends on the screen. */
  readonly sizes?: string;
  readonly priority?: boolean;
  /** `low` for one that is seen at once, but must not hold up the main picture. */
  readonly fetchPriority?: 'low';
  readonly onLoad?: () => void;
};

/** A product's picture on its light tile, the same in both colour schemes. `size` is the square's side in pixels. */
export function ProductPicture({
  image,
  alt,
  size,
  sizes = `${size}px`,
  priority = false,
  fetchPriority,
  onLoad,
}: ProductPictureProps) {
  const path = productImagePath(image);
  return (
    <span className={styles.tile}>
      <Picture
        src={path}
        avifSet={avifSet(path)}
        sizes={sizes}
        fallback={PLACEHOLDER_IMAGE}
        alt={alt}
        width={size}
        height={size}
        priority={priority}
        fetchPriority={fetchPriority}
        onLoad={onLoad}
        className={styles.picture}
      />
    </span>
  );
}
