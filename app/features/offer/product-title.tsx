import { titleParts } from '#app/domain/product/title-parts.ts';
import styles from './product-title.module.css';

/** A title, or a text about it, whose model numbers and measures do not break where a line has room for them. */
export function ProductTitle({ of: title }: { readonly of: string }) {
  return titleParts(title).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles.whole}>
        {part}
      </span>
    ),
  );
}
