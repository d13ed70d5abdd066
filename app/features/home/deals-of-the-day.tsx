import { href } from 'react-router';
import { discountPercent, type ProductSummary } from '#app/domain/product/product.ts';
import { AddToCartButton } from '#app/features/cart/add-to-cart-button.tsx';
import { SoldMeter } from '#app/features/product/sold-meter.tsx';
import { Price } from '#app/features/offer/price.tsx';
import { ProductPicture } from '#app/features/offer/product-picture.tsx';
import { ProductText } from '#app/features/offer/product-text.tsx';
import * as texts from '#app/texts/home.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import styles from './deals-of-the-day.module.css';

type DealsProps = {
  readonly deal: ProductSummary;
  readonly others: readonly ProductSummary[];
  /** Shown beside the heading. */
  readonly children?: React.ReactNode;
};

const DEAL_SIZES = '(width < 48rem) 82vw, (width < 64rem) 43vw, 272px';
const SMALL_SIZES = '(width < 48rem) 38vw, (width < 80rem) 21vw, 120px';

export function DealsOfTheDay({ deal, others, children }: DealsProps) {
  const discount = discountPercent(deal);
  return (
    <section aria-labelledby="deals-heading">
      <div className={styles.head}>
        <h2 id="deals-heading">{texts.dealsHeading}</h2>
        {children}
      </div>
      <div className={`deferred ${styles.columns}`}>
        <article className={styles.deal}>
          <div className={styles.picture}>
            <ProductPicture image={deal.image} alt={deal.title} size={480} sizes={DEAL_SIZES} />
            {discount > 0 && (
              <div className={styles.save}>
                <Badge tone="deal">{texts.savePercent(discount)}</Badge>
              </div>
            )}
          </div>
          <div className={styles.details}>
            <p className={styles.brand}>{deal.brand}</p>
            <h3 className={styles.title}>
              <ProductText text={deal.title} />
            </h3>
            <ul className={styles.highlights}>
              {deal.highlights.map((highlight) => (
                <li key={highlight}>{highlight}</li>
              ))}
            </ul>
            <Price offer={deal} size="large" />
            <SoldMeter product={deal} />
            <div className={styles.actions}>
              <AddToCartButton offer={deal} label={texts.addToCart} hasTitleInName={false} variant="action" />
              <ButtonLink variant="quiet" to={href('/product/:id', { id: deal.id })}>
                {texts.dealDetails}
              </ButtonLink>
            </div>
          </div>
        </article>
        <ul className={styles.others}>
          {others.map((product) => (
            <li key={product.id}>
              <SmallDeal product={product} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function SmallDeal({ product }: { readonly product: ProductSummary }) {
  return (
    <article className={styles.small}>
      <ProductPicture image={product.image} alt={product.title} size={200} sizes={SMALL_SIZES} />
      <div className={styles.details}>
        <h3 className={styles.smallTitle}>
          <ProductText text={product.title} />
        </h3>
        <Price offer={product} />
        <ButtonLink
          small
          to={href('/product/:id', { id: product.id })}
          aria-describedby={`deal-${product.id}`}
        >
          {texts.viewProduct}
        </ButtonLink>
        <span id={`deal-${product.id}`} hidden>
          {product.title}
        </span>
      </div>
    </article>
  );
}
