import { discountPercent, type ProductSummary } from '#app/offer/model/product.ts';
import { AddToCartButton } from '#app/cart/add-to-cart-button.tsx';
import { chooseVersion, priceFrom } from '#app/product/version-texts.ts';
import { SoldMeter } from '#app/product/sold-meter.tsx';
import { Price } from '#app/offer/price.tsx';
import { ProductPicture } from '#app/offer/product-picture.tsx';
import { ProductText } from '#app/offer/product-text.tsx';
import * as texts from './texts.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { useEffect, useState } from 'react';
import { type Deals, timeLeft } from './model/countdown.ts';
import { productPath } from '#app/offer/model/product-address.ts';

const UNITS = [
  ['days', texts.days],
  ['hours', texts.hours],
  ['minutes', texts.minutes],
  ['seconds', texts.seconds],
] as const;

/**
 * Counts down to the end of the deals, then disappears. Visitors can replace the timer with a line of text. The
 * prerendered HTML shows dashes, because it cannot contain the current time.
 */
export function OfferCountdown({ endsAt, note }: Deals) {
  const end = Date.parse(endsAt);
  const [now, setNow] = useState<number>();
  const [isHidden, setIsHidden] = useState(false);

  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);

  const left = now === undefined ? undefined : timeLeft(end, now);
  if (now !== undefined && left === undefined) return null;
  return (
    <div className="cluster hint offer-countdown">
      {isHidden ? (
        <p>{note}</p>
      ) : (
        <div
          className="cluster offer-countdown-timer"
          role="timer"
          aria-label={texts.countdownName}
          aria-live="off"
        >
          <span>{texts.endsIn}</span>
          <span className="cluster offer-countdown-units">
            {UNITS.map(([key, label]) => (
              <span key={key} className="offer-countdown-unit">
                <span className="offer-countdown-figure">
                  {left === undefined ? '––' : String(left[key]).padStart(2, '0')}
                </span>
                <span>{label}</span>
              </span>
            ))}
          </span>
        </div>
      )}
      <Button small variant="quiet" onClick={() => setIsHidden(!isHidden)}>
        {isHidden ? texts.showCountdown : texts.hideCountdown}
      </Button>
    </div>
  );
}

type DealsProps = {
  readonly deal: ProductSummary;
  readonly others: readonly ProductSummary[];
  readonly children?: React.ReactNode;
};

const DEAL_SIZES = '(width < 48rem) 38vw, (width < 64rem) 43vw, 272px';
const SMALL_SIZES = '(width < 48rem) 104px, (width < 80rem) 21vw, 120px';

export function DealsOfTheDay({ deal, others, children }: DealsProps) {
  const discount = discountPercent(deal);
  const family = HAS_FAMILIES ? deal.family : undefined;
  const title = family?.title ?? deal.title;
  return (
    <section aria-labelledby="deals-heading">
      <div className="cluster deals-of-the-day-head">
        <h2 id="deals-heading">{texts.dealsHeading}</h2>
        {children}
      </div>
      <div className="deals-of-the-day-columns">
        <article className="deals-of-the-day-deal">
          <div className="deals-of-the-day-picture">
            <ProductPicture image={deal.image} alt={title} size={480} sizes={DEAL_SIZES} />
            {discount > 0 && (
              <div className="deals-of-the-day-save">
                <Badge tone="deal">{texts.savePercent(discount)}</Badge>
              </div>
            )}
          </div>
          <div className="deals-of-the-day-details">
            <p className="hint">{deal.brand}</p>
            <h3 className="deals-of-the-day-title">
              <ProductText text={title} />
            </h3>
            <ul className="hint deals-of-the-day-highlights">
              {deal.highlights.map((highlight) => (
                <li key={highlight}>{highlight}</li>
              ))}
            </ul>
            <Price offer={deal} size="large" />
            <SoldMeter product={deal} />
            <div className="cluster">
              {family ? (
                <ButtonLink variant="action" to={productPath(deal.id)}>
                  {chooseVersion}
                </ButtonLink>
              ) : (
                <>
                  <AddToCartButton
                    offer={deal}
                    label={texts.addToCart}
                    hasTitleInName={false}
                    variant="action"
                  />
                  <ButtonLink variant="quiet" to={productPath(deal.id)}>
                    {texts.dealDetails}
                  </ButtonLink>
                </>
              )}
            </div>
          </div>
        </article>
        <ul className="deals-of-the-day-others">
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
  const title = (HAS_FAMILIES ? product.family?.title : undefined) ?? product.title;
  return (
    <article className="deals-of-the-day-small">
      <ProductPicture image={product.image} alt={title} size={200} sizes={SMALL_SIZES} />
      <div className="deals-of-the-day-details">
        <h3 className="deals-of-the-day-small-title">
          <ProductText text={title} />
        </h3>
        <Price offer={product} text={priceFrom(product)} />
        <ButtonLink small to={productPath(product.id)} aria-describedby={`deal-${product.id}`}>
          {texts.viewProduct}
        </ButtonLink>
        <span id={`deal-${product.id}`} hidden>
          {title}
        </span>
      </div>
    </article>
  );
}
