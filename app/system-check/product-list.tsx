import { href, Link } from 'react-router';
import type { CatalogueOffer } from '#app/offer/model/offer.ts';
import { ProductPicture } from '#app/offer/product-picture.tsx';
import { ProductText } from '#app/offer/product-text.tsx';
import * as texts from './texts.ts';
import { ChoiceField } from '#app/ui/choice-field.tsx';

type ProductListProps = {
  readonly lines: readonly { readonly offer: CatalogueOffer; readonly quantity: number }[];
  readonly outdoorIds: readonly string[];
  readonly onChange: (outdoorIds: readonly string[]) => void;
};

/** The products that are checked, each with a checkbox for where it is mounted. */
export function ProductList({ lines, outdoorIds, onChange }: ProductListProps) {
  return (
    <section aria-labelledby="checked-products">
      <h2 id="checked-products" className="check-products-heading">
        {texts.products}
      </h2>
      <ul>
        {lines.map(({ offer, quantity }) => (
          <li key={offer.id} className="check-products-line">
            <span className="check-products-picture">
              <ProductPicture image={offer.image} alt="" size={64} />
            </span>
            <div>
              <p>
                <span className="check-products-quantity">{texts.times(quantity)}</span>{' '}
                <Link to={href('/product/:id', { id: offer.id })}>
                  <ProductText text={offer.title} />
                </Link>
              </p>
              <ChoiceField
                type="checkbox"
                checked={outdoorIds.includes(offer.id)}
                onChange={({ target }) =>
                  onChange(
                    target.checked
                      ? [...outdoorIds, offer.id]
                      : outdoorIds.filter((outdoorId) => outdoorId !== offer.id),
                  )
                }
              >
                {texts.mountedOutdoors}
                <span className="visually-hidden">{texts.mountedOutdoorsSuffix(offer.title)}</span>
              </ChoiceField>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
