import { href, Link } from 'react-router';
import { type LineItem, lineTotal } from './model/line-item.ts';
import { formatMoney } from '#app/lib/money.ts';
import { capReason, quantityCap, readQuantity } from '#app/lib/quantity.ts';
import { Price } from '#app/offer/price.tsx';
import { ProductPicture } from '#app/offer/product-picture.tsx';
import { ProductText } from '#app/offer/product-text.tsx';
import { LeftCatalogue } from '#app/offer/stock.tsx';
import * as texts from './texts.ts';
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx';
import { RemoveButton } from '#app/ui/remove-button.tsx';
import { setQuantity } from './cart-store.ts';

type CartLineProps = { readonly line: LineItem; readonly onRemove: () => void };

export function CartLine({ line, onRemove }: CartLineProps) {
  return (
    <article className="cart-line">
      <div className="cart-line-picture">
        <ProductPicture image={line.image} alt={line.title} size={128} />
      </div>
      <div className="cart-line-description">
        <h3 className="cart-line-title">
          <Link to={href('/product/:id', { id: line.id })}>
            <ProductText text={line.title} />
          </Link>
        </h3>
        <Price offer={line} size="small" />
        <LeftCatalogue id={line.id} />
      </div>
      <div className="cart-line-quantity">
        <QuantityStepper
          itemName={line.title}
          value={line.quantity}
          cap={quantityCap(line)}
          capNote={texts.capReached(capReason(line))}
          read={readQuantity}
          onChange={(quantity) => setQuantity(line, quantity)}
        />
      </div>
      <p className="cart-line-total">
        <span className="visually-hidden">{texts.lineTotal}</span>
        <span translate="no">{formatMoney(lineTotal(line))}</span>
      </p>
      <div className="cart-line-remove">
        <RemoveButton label={texts.removeFromCart(line.title)} onRemove={onRemove} />
      </div>
    </article>
  );
}
