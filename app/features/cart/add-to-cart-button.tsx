import { ShoppingCart } from 'lucide-react';
import type { Offer } from '#app/domain/product/product.ts';
import * as texts from '#app/texts/cart.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { addToCart, addToCartWithQuantity } from './cart-store.ts';

type AddToCartButtonProps = {
  readonly offer: Offer;
  readonly label?: string;
  /** Whether the accessible name includes the product's title. Required where a page has several such buttons. */
  readonly hasTitleInName?: boolean;
  /** The chosen quantity, see `addToCartWithQuantity`. If absent, a click adds one piece. */
  readonly quantity?: number;
  readonly variant?: 'action' | 'outline';
  readonly wide?: boolean;
};

export function AddToCartButton({
  offer,
  label = texts.addToCart,
  hasTitleInName = true,
  quantity,
  variant = 'outline',
  wide = false,
}: AddToCartButtonProps) {
  return (
    <Button
      variant={variant}
      wide={wide}
      disabled={offer.soldOut}
      {...(hasTitleInName && { 'aria-label': texts.addProductToCart(offer.title) })}
      onClick={() => (quantity === undefined ? addToCart(offer) : addToCartWithQuantity(offer, quantity))}
    >
      <Icon icon={ShoppingCart} size={18} />
      {label}
    </Button>
  );
}
