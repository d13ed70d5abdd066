import { Link } from 'react-router';
import { askAboutCompatibility, askUs } from '#app/content/ask-texts.ts';
import { observeOnScreen } from '#app/lib/on-screen.ts';
import { isInStock, type PartnerOffer } from '#app/offer/model/offer.ts';
import { AddToCartButton } from '#app/cart/add-to-cart-button.tsx';
import { Price } from '#app/offer/price.tsx';
import { ProductPicture } from '#app/offer/product-picture.tsx';
import { ProductLink } from '#app/offer/product-text.tsx';
import { Stock } from '#app/offer/stock.tsx';
import * as texts from './page-texts.ts';
import { preloadMainPicture } from './main-picture.ts';
import type { Offer } from '#app/offer/model/product.ts';
import styles from './works-with.module.css';

type WorksWithProps = {
  readonly product: Pick<Offer, 'id' | 'title'>;
  readonly partners: readonly PartnerOffer[];
  /** What the specifications call compatible. Shown if no product provably works with the one on the page. */
  readonly compatibility: readonly string[];
};

/** The products that work with the one on the page, each with the reason. Absent if nothing is known. */
export function WorksWith({ product, partners, compatibility }: WorksWithProps) {
  if (partners.length === 0 && compatibility.length === 0) return null;
  return (
    <section aria-labelledby="works-with" className="no-print">
      <h2 id="works-with" tabIndex={-1}>
        {texts.worksWith}
      </h2>
      {partners.length > 0 ? (
        <Partners partners={partners} />
      ) : (
        <Compatibility product={product} compatibility={compatibility} />
      )}
    </section>
  );
}

function Compatibility({ product, compatibility }: Omit<WorksWithProps, 'partners'>) {
  return (
    <>
      {compatibility.map((statement) => (
        <p key={statement} className={styles.statement}>
          {statement}
        </p>
      ))}
      <p className={`hint ${styles.note}`}>
        {texts.statedCompatibilityNote}{' '}
        <Link {...askUs(askAboutCompatibility(product, compatibility))}>{texts.askUs}</Link>
      </p>
    </>
  );
}

function Partners({ partners }: Pick<WorksWithProps, 'partners'>) {
  return (
    <>
      <p className={`hint ${styles.note}`}>{texts.partnersNote}</p>
      <ul className={styles.products}>
        {partners.map(({ offer, reason }) => (
          <li key={offer.id} ref={observeOnScreen} className={styles.product}>
            <div className={styles.picture}>
              <ProductPicture image={offer.image} alt="" size={80} />
            </div>
            <h3 className={styles.title}>
              <ProductLink
                product={offer}
                className={styles.link}
                onPointerDown={() => preloadMainPicture(offer.image)}
              />
            </h3>
            <p className={`hint ${styles.reason}`}>{reason}</p>
            <div className={styles.offer}>
              <Price offer={offer} />
              {!isInStock(offer) && <Stock offer={offer} />}
            </div>
            <div className={styles.buy}>
              <AddToCartButton offer={offer} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
