import { ShoppingCart } from 'lucide-react';
import type { Offer } from '#app/domain/product/product.ts';
import * as texts from '#app/texts/cart.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { addToCart } from './cart-store.ts';

type AddToCartButtonProps = {
  readonly offer: Offer;
  /** What stands on the button; its name says which product where several stand on one page. */
  readonly label?: string;
  readonly named?: boolean;
  readonly quantity?: number;
  readonly variant?: 'action' | 'outline';
  readonly wide?: boolean;
  readonly small?: boolean;
};

export function AddToCartButton({
  offer,
  label = texts.addToCart,
  named = true,
  quantity = 1,
  variant = 'outline',
  wide = false,
  small = false,
}: AddToCartButtonProps) {
  return (
    <Button
      variant={variant}
      wide={wide}
      small={small}
      disabled={offer.soldOut}
      {...(named && { 'aria-label': texts.addProductToCart(offer.title) })}
      onClick={() => addToCart(offer, quantity)}
    >
      <Icon of={ShoppingCart} size={18} />
      {label}
    </Button>
  );
}
