import { Link, type LinkProps } from 'react-router';
import { productPath } from './model/product-address.ts';
import { type Offer, textParts } from './model/product.ts';
import styles from './product-text.module.css';

/** No word in a catalogue is this long, but a title from storage can be anything. */
const LONG_WORD = /\S{40}/;

/** Model numbers and measures are not broken across lines if they fit on one. */
const partsOf = (text: string) =>
  textParts(text).map((part, index) => {
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

const withClassOf = (text: string, className = '') =>
  LONG_WORD.test(text) ? `${className} ${styles.longWords}` : className;

// With the key, another text is another element. React could not change the parts of a text that the browser has translated.

/** A title or description. */
export function ProductText({ text }: { readonly text: string }) {
  return (
    <span key={text} className={withClassOf(text, styles.text)}>
      {partsOf(text)}
    </span>
  );
}

type ProductLinkProps = Omit<LinkProps, 'to' | 'children' | 'className'> & {
  readonly product: Pick<Offer, 'id' | 'title'>;
  readonly className?: string | undefined;
};

/** The title of a product, linked with its page. */
export function ProductLink({ product: { id, title }, className, ...link }: ProductLinkProps) {
  return (
    <Link key={title} {...link} className={withClassOf(title, className)} to={productPath(id)}>
      {partsOf(title)}
    </Link>
  );
}
