import { memo, useState } from 'react';
import { observeOnScreen } from '#app/lib/on-screen.ts';
import { discountPercent, type ProductSummary } from '#app/offer/model/product.ts';
import { BuyButton } from './buy-button.tsx';
import { CompareButton } from './compare-button.tsx';
import { WishlistToggle } from '#app/wishlist/wishlist-toggle.tsx';
import { outOfStock } from '#app/offer/texts.ts';
import { Price } from '#app/offer/price.tsx';
import { preloadMainPicture } from './main-picture.ts';
import styles from './product-card.module.css';
import { ProductPicture } from '#app/offer/product-picture.tsx';
import { ProductLink } from '#app/offer/product-text.tsx';
import { Stock } from '#app/offer/stock.tsx';
import { notStated } from '#app/ui/texts.ts';
import * as texts from './texts.ts';
import * as versionTexts from './version-texts.ts';
import { Badge } from '#app/ui/badge.tsx';

type ProductCardProps = {
  readonly product: ProductSummary;
  readonly sizes: string;
  readonly priority?: boolean;
  readonly heading?: 'h2' | 'h3';
  /** With the highlights, and with more than `FIGURES_OF_CARD` figures. */
  readonly isDetailed?: boolean;
};

const FIGURES_OF_CARD = 2;

export const ProductCard = memo(function ProductCard({
  product,
  sizes,
  priority = false,
  heading: Heading = 'h3',
  isDetailed = false,
}: ProductCardProps) {
  const [wasHovered, setWasHovered] = useState(false);
  const { otherImage } = product;
  const keyFigures = product.keyFigures?.slice(0, isDetailed ? undefined : FIGURES_OF_CARD) ?? [];
  const versions = HAS_FAMILIES ? product.versions : undefined;
  const title = versionTexts.titleOfAll(product);
  return (
    <article ref={observeOnScreen} className={styles.card}>
      <div className={styles.picture}>
        <ProductPicture image={product.image} alt={title} size={400} sizes={sizes} priority={priority} />
        {wasHovered && otherImage !== undefined && <HoverPicture image={otherImage} sizes={sizes} />}
        <ProductBadges product={product} className={styles.badges} />
      </div>
      <p className={`hint ${styles.brand}`}>{product.brand}</p>
      <Heading className={styles.title}>
        <ProductLink
          product={{ id: product.id, title }}
          className={styles.link}
          onPointerEnter={({ pointerType }) => setWasHovered(pointerType === 'mouse')}
          onPointerDown={() => preloadMainPicture(product.image)}
        />
      </Heading>
      {isDetailed && product.highlights.length > 0 && (
        <ul className={styles.highlights}>
          {product.highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
      )}
      {keyFigures.length > 0 && (
        <dl className={`hint ${styles.figures}`}>
          {keyFigures.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value === '' ? <NotStated /> : value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.offer}>
        <Price offer={product} text={versionTexts.priceFrom(product)} />
        {versions ? (
          <p className="hint">{versionTexts.versionCount(versions.count)}</p>
        ) : (
          <Stock offer={product} />
        )}
      </div>
      <WishlistToggle item={product} className={`no-print ${styles.wishlist}`} />
      <CompareButton product={product} className={`no-print ${styles.compare}`} />
      <BuyButton product={product} wide className={`no-print ${styles.buy}`} />
    </article>
  );
});

function NotStated() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{notStated}</span>
    </>
  );
}

function HoverPicture({ image, sizes }: { readonly image: string; readonly sizes: string }) {
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <span className={styles.hoverPicture} data-loaded={isLoaded}>
      <ProductPicture image={image} alt="" size={400} sizes={sizes} onLoad={() => setIsLoaded(true)} />
    </span>
  );
}

type ProductBadgesProps = { readonly product: ProductSummary; readonly className: string | undefined };

export function ProductBadges({ product, className }: ProductBadgesProps) {
  const discount = discountPercent(product);
  if (product.soldOut)
    return (
      <div className={className}>
        <Badge>{outOfStock}</Badge>
      </div>
    );
  if (discount <= 0 && !product.isNew && !product.isHot) return null;
  return (
    <div className={className}>
      {discount > 0 && <Badge tone="deal">{texts.discountBadge(discount)}</Badge>}
      {product.isNew && <Badge tone="new">{texts.newBadge}</Badge>}
      {product.isHot && <Badge tone="hot">{texts.hotBadge}</Badge>}
    </div>
  );
}
