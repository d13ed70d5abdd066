import { titleParts } from '#app/domain/product/title-parts.ts';
import styles from './product-title.module.css';

/** A title, or a text about it, whose first model number does not break at its hyphens where a line has room for it. */
export function ProductTitle({ of: title }: { readonly of: string }) {
  const [before, model, after] = titleParts(title);
  if (model === '') return title;
  return (
    <>
      {before}
      <span className={styles.model}>{model}</span>
      {after}
    </>
  );
}
