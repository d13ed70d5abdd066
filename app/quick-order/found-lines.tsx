import { memo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { href, Link } from 'react-router';
import { formatMoney } from '#app/lib/money.ts';
import type { GoodLine } from './model/match-order.ts';
import { Price } from '#app/offer/price.tsx';
import { ProductPicture } from '#app/offer/product-picture.tsx';
import { ProductText } from '#app/offer/product-text.tsx';
import * as texts from './texts.ts';
import { Button } from '#app/ui/button.tsx';

const ROWS_PER_STEP = 100;

/** The lines whose product was found. Long lists are shown in steps. */
export const FoundLines = memo(function FoundLines({ lines }: { readonly lines: readonly GoodLine[] }) {
  const [shown, setShown] = useState(ROWS_PER_STEP);
  const rows = useRef<HTMLTableSectionElement>(null);
  const hidden = lines.length - shown;
  const showMore = () => {
    flushSync(() => setShown(shown + ROWS_PER_STEP));
    // The pressed button may have disappeared.
    rows.current?.rows[shown]?.querySelector('a')?.focus();
  };
  return (
    <section>
      <table className="line-table">
        <caption className="quick-order-caption">{texts.found}</caption>
        <thead>
          <tr>
            <th scope="col" data-column="text">
              {texts.lineColumn}
            </th>
            <th scope="col" data-column="text">
              {texts.productColumn}
            </th>
            <th scope="col">{texts.quantityColumn}</th>
            <th scope="col" data-column="price">
              {texts.priceColumn}
            </th>
            <th scope="col">{texts.totalColumn}</th>
          </tr>
        </thead>
        <tbody ref={rows}>
          {lines.slice(0, shown).map(({ line, offer, quantity }) => (
            <tr key={line.number}>
              <td>{line.number}</td>
              <th scope="row">
                <span className="line-table-product">
                  <ProductPicture image={offer.image} alt="" size={48} />
                  <Link to={href('/product/:id', { id: offer.id })}>
                    <ProductText text={offer.title} />
                  </Link>
                </span>
              </th>
              <td>{quantity}</td>
              <td data-column="price">
                <Price offer={offer} size="cell" />
              </td>
              <td translate="no">{formatMoney(offer.price * quantity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hidden > 0 && <Button onClick={showMore}>{texts.showMore(Math.min(hidden, ROWS_PER_STEP))}</Button>}
    </section>
  );
});
