import type { Offer } from '#app/offer/model/product.ts';
import * as texts from './texts.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon, shoppingCartIcon } from '#app/ui/icon.tsx';
import { addToCart } from './cart-store.ts';

type AddToCartButtonProps = {
  readonly offer: Offer;
  readonly label?: string;
  /** Whether the accessible name includes the product's title. Required where a page has several such buttons. */
  readonly hasTitleInName?: boolean;
  readonly quantity?: number;
  readonly variant?: 'action' | 'outline';
  readonly wide?: boolean;
  readonly small?: boolean;
  readonly className?: string;
};

export function AddToCartButton({
  offer,
  label = texts.addToCart,
  hasTitleInName = true,
  quantity,
  variant = 'outline',
  wide = false,
  small = false,
  className,
}: AddToCartButtonProps) {
  return (
    <Button
      variant={variant}
      wide={wide}
      small={small}
      className={className}
      disabled={offer.soldOut}
      {...(hasTitleInName && { 'aria-label': texts.addProductToCart(offer.title) })}
      onClick={() => addToCart(offer, quantity)}
    >
      {!small && <Icon icon={shoppingCartIcon} size={18} />}
      {label}
    </Button>
  );
}
