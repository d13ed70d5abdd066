import { useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useHydratedValue } from '#app/lib/use-hydrated-value.ts';
import type { Product } from '#app/offer/model/product.ts';
import { specificationsTsv } from './model/specifications.ts';
import { ProductText } from '#app/offer/product-text.tsx';
import * as texts from './page-texts.ts';
import { Button } from '#app/ui/button.tsx';
import { notify } from '#app/ui/notices.ts';
import { Tabs } from '#app/ui/tabs.tsx';
import styles from './product-tabs.module.css';

export function ProductTabs({ product }: { readonly product: Product }) {
  const navigationType = useNavigationType();
  const location = useLocation();
  // The router reports POP for Back and Forward, which keep the scroll position. It also reports POP for the first page of
  // a visit, which scrolls to the tab in the URL's fragment.
  const isHydrating = useHydratedValue(true, false);
  const [firstLocation] = useState(isHydrating ? location : undefined);
  return (
    <Tabs
      label={texts.aboutProduct}
      location={location}
      keepScroll={navigationType === NavigationType.Pop && location !== firstLocation}
      tabs={[
        { key: 'description', label: texts.descriptionTab, content: <Description product={product} /> },
        ...(Object.keys(product.specifications).length > 0
          ? [
              {
                key: 'specifications',
                label: texts.specificationsTab,
                content: <Specifications product={product} />,
              },
            ]
          : []),
        { key: 'shipping', label: texts.shippingTab, content: <ShippingAndReturns /> },
        ...(texts.FIXED_RATING
          ? [
              {
                key: 'reviews',
                label: texts.reviewsTab,
                content: <Reviews {...texts.FIXED_RATING} />,
              },
            ]
          : []),
      ]}
    />
  );
}

function Description({ product }: { readonly product: Product }) {
  return (
    <div className={`${styles.columns} ${styles.description}`}>
      <DescriptionText text={product.description} />
      <BulletList heading={texts.highlights} items={product.highlights} />
      <BulletList heading={texts.applications} items={product.applications} />
    </div>
  );
}

/** Blank lines separate paragraphs, and lines that begin with `•` form a list. */
function DescriptionText({ text }: { readonly text: string }) {
  const blocks = text.split(/\n{2,}/).map((block) =>
    block.startsWith('• ') ? (
      <ul key={block} className={styles.bullets}>
        {block.split('\n').map((line) => (
          <li key={line}>
            <ProductText text={line.replace(/^• /, '')} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={block} className={styles.text}>
        <ProductText text={block} />
      </p>
    ),
  );
  return blocks.length === 1 ? blocks : <div className={`${styles.text} ${styles.blocks}`}>{blocks}</div>;
}

function BulletList({ heading, items }: { readonly heading: string; readonly items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className={styles.subheading}>{heading}</h3>
      <ul className={styles.bullets}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

const CODE_LABELS: ReadonlySet<string> = new Set(['Model', 'Item number', 'GTIN']);

function Specifications({ product }: { readonly product: Product }) {
  const table = useRef<HTMLTableElement>(null);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(specificationsTsv(product));
      notify(texts.specificationsCopied);
    } catch {
      if (table.current) getSelection()?.selectAllChildren(table.current);
      notify(texts.specificationsNotCopied);
    }
  };

  return (
    <div className={styles.sheet}>
      <table ref={table} className={styles.specifications}>
        <caption className="visually-hidden">{texts.specificationsOf(product.title)}</caption>
        <tbody>
          {Object.entries(product.specifications).map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td translate={CODE_LABELS.has(label) ? 'no' : undefined}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="no-print">
        <Button small onClick={() => void copy()}>
          {texts.copySpecifications}
        </Button>
      </div>
    </div>
  );
}

function ShippingAndReturns() {
  return (
    <div className={styles.columns}>
      {texts.SHIPPING_AND_RETURNS.map(({ heading, lines }) => (
        <BulletList key={heading} heading={heading} items={lines} />
      ))}
    </div>
  );
}

function Reviews({ reviews, review }: { readonly reviews: number; readonly review: string }) {
  return (
    <div className={styles.reviews}>
      <p className="hint">{texts.reviewsNote(reviews)}</p>
      <figure className={styles.text}>
        <blockquote>{review}</blockquote>
        <figcaption className="hint">{texts.sampleReview}</figcaption>
      </figure>
      {/* The specification asks for a button that does nothing. */}
      <Button>{texts.writeReview}</Button>
    </div>
  );
}
