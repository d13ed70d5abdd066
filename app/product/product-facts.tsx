import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Crumb } from '#app/ui/breadcrumb.tsx';
import type { Product, Specification } from '#app/offer/model/product.ts';
import * as texts from './page-texts.ts';
import styles from './product-facts.module.css';

type ProductFactsProps = {
  readonly product: Pick<Product, 'id' | 'brand'>;
  readonly keyFigures: readonly Specification[];
  /** The link to the planner. */
  readonly plan?: Crumb | undefined;
  /** Absent without reviews by customers. */
  readonly rating?: { readonly average: string; readonly reviews: number } | null | undefined;
  readonly children?: ReactNode;
};

export function ProductFacts({ product, keyFigures, plan, rating, children }: ProductFactsProps) {
  return (
    <div className={styles.facts}>
      <ul className={`hint ${styles.line}`}>
        <li>
          {texts.brand}
          <b translate="no">{product.brand}</b>
        </li>
        <li translate="no">{texts.sku(product.id)}</li>
        {rating && (
          <li className={styles.rating}>
            <span>
              <b>{rating.average}</b> <Link to="#reviews">{texts.reviewCount(rating.reviews)}</Link>
            </span>
          </li>
        )}
      </ul>
      {keyFigures.length > 0 && (
        <div>
          <h2 className="visually-hidden">{texts.keyFigures}</h2>
          <dl>
            {keyFigures.map(([label, value]) => (
              <div key={label} className={styles.figure}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <div className={`cluster no-print ${styles.links}`}>
        {keyFigures.length > 0 && (
          <Link to="#specifications" className={styles.link}>
            {texts.allSpecifications}
          </Link>
        )}
        {plan && (
          <Link to={plan.to} className={styles.link}>
            {plan.title}
          </Link>
        )}
        {children}
      </div>
    </div>
  );
}
