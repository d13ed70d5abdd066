import type { Product } from '#app/domain/product/product.ts';
import * as texts from '#app/texts/product-page.ts';
import { Button } from '#app/ui/button.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import styles from './product-tabs.module.css';

export function ProductTabs({ product }: { readonly product: Product }) {
  return (
    <Tabs
      label={texts.aboutProduct}
      tabs={[
        { key: 'description', label: texts.descriptionTab, content: <Description product={product} /> },
        {
          key: 'specifications',
          label: texts.specificationsTab,
          content: <Specifications product={product} />,
        },
        { key: 'shipping', label: texts.shippingTab, content: <ShippingAndReturns /> },
        { key: 'reviews', label: texts.reviewsTab, content: <Reviews /> },
      ]}
    />
  );
}

function Description({ product }: { readonly product: Product }) {
  return (
    <div className={styles.columns}>
      <p className={styles.text}>{product.description}</p>
      <div>
        <h3 className={styles.subheading}>{texts.applications}</h3>
        <ul className={styles.bullets}>
          {product.applications.map((application) => (
            <li key={application}>{application}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Specifications({ product }: { readonly product: Product }) {
  return (
    <table className={styles.specifications}>
      <caption className="visually-hidden">{texts.specificationsOf(product.title)}</caption>
      <tbody>
        {Object.entries(product.specifications).map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ShippingAndReturns() {
  return (
    <div className={styles.columns}>
      {texts.SHIPPING_AND_RETURNS.map(({ heading, lines }) => (
        <div key={heading}>
          <h3 className={styles.subheading}>{heading}</h3>
          <ul className={styles.bullets}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Reviews() {
  return (
    <div className={styles.reviews}>
      <p className={styles.note}>{texts.reviewsNote(texts.REVIEW_COUNT)}</p>
      <blockquote className={styles.text}>
        <p>{texts.REVIEW_SAMPLE.text}</p>
        <footer className={styles.note}>{texts.REVIEW_SAMPLE.by}</footer>
      </blockquote>
      <Button>{texts.writeReview}</Button>
    </div>
  );
}
