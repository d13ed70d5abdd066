import { Link, type LinkProps } from 'react-router';
import { productPath } from './model/product-address.ts';
import { type Offer, textParts } from './model/product.ts';
import styles from './product-text.module.css';

/** No word in a catalogue is this long, but a title from storage can be anything. */
const LONG_WORD = /\S{40}/;

/** A title or description whose model numbers and measures are not broken across lines if they fit on one. */
export function ProductText({ text }: { readonly text: string }) {
  const parts = textParts(text).map((part, index) => {
    // `textParts` returns the unbreakable parts at odd indexes.
    const isUnbreakable = index % 2 === 1;
    return isUnbreakable ? (
      // oxlint-disable-next-line react/no-array-index-key -- a text can repeat a part, and its parts keep their places
      <span key={index} className={styles.unbreakable} translate="no">
        {part}
      </span>
    ) : (
      part
    );
  });
  // With the key, another text is another element. React could not change the parts of a text that the browser has translated.
  return (
    <span key={text} className={LONG_WORD.test(text) ? `${styles.text} ${styles.longWords}` : styles.text}>
      {parts}
    </span>
  );
}

type ProductLinkProps = Omit<LinkProps, 'to' | 'children'> & {
  readonly product: Pick<Offer, 'id' | 'title'>;
};

/** The title of a product, linked with its page. */
export function ProductLink({ product: { id, title }, ...link }: ProductLinkProps) {
  return (
    <Link {...link} to={productPath(id)}>
      <ProductText text={title} />
    </Link>
  );
}
