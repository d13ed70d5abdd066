import type { Product } from '#app/domain/product/product.ts';
import { REVIEW_COUNT, REVIEW_SAMPLE, SHIPPING_AND_RETURNS } from '#app/domain/product/product-page-texts.ts';
import { Button } from '#app/ui/button.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import styles from './product-tabs.module.css';

export function ProductTabs({ product }: { readonly product: Product }) {
  return (
    <Tabs
      label="About this product"
      tabs={[
        { key: 'description', label: 'Description', content: <Description product={product} /> },
        { key: 'specifications', label: 'Specifications', content: <Specifications product={product} /> },
        { key: 'shipping', label: 'Shipping & Returns', content: <ShippingAndReturns /> },
        { key: 'reviews', label: 'Reviews', content: <Reviews /> },
      ]}
    />
  );
}

function Description({ product }: { readonly product: Product }) {
  return (
    <div className={styles.columns}>
      <p className={styles.text}>{product.description}</p>
      <div>
        <h3 className={styles.subheading}>Where it is used</h3>
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
      <caption className="visually-hidden">Specifications of {product.title}</caption>
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
      {SHIPPING_AND_RETURNS.map(({ heading, lines }) => (
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
      <p className={styles.note}>
        Based on {REVIEW_COUNT} reviews. The one below is a sample that shows how reviews will look; it is not
        a customer’s.
      </p>
      <blockquote className={styles.text}>
        <p>{REVIEW_SAMPLE.text}</p>
        <footer className={styles.note}>{REVIEW_SAMPLE.by}</footer>
      </blockquote>
      <Button>Write a Review</Button>
    </div>
  );
}
