import { titleParts } from '#app/domain/product/title-parts.ts';
import styles from './product-title.module.css';

/** A title or description whose model numbers and measures are not broken across lines if they fit on one. */
export function ProductTitle({ of: title }: { readonly of: string }) {
  return titleParts(title).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles.unbreakable}>
        {part}
      </span>
    ),
  );
}
