import { PLACEHOLDER_IMAGE, productImagePath } from '#app/domain/product/image-path.ts';
import { Picture } from '#app/ui/picture.tsx';
import styles from './product-picture.module.css';

type ProductPictureProps = {
  readonly image: string;
  readonly alt: string;
  readonly size: number;
  readonly priority?: boolean;
};

/** A product's picture on its light tile, the same in both colour schemes. `size` is the square's side in pixels. */
export function ProductPicture({ image, alt, size, priority = false }: ProductPictureProps) {
  return (
    <span className={styles.tile}>
      <Picture
        src={productImagePath(image)}
        fallback={PLACEHOLDER_IMAGE}
        alt={alt}
        width={size}
        height={size}
        priority={priority}
        className={styles.picture}
      />
    </span>
  );
}
