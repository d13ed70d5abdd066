import { discountPercent, type ProductSummary } from './model/product.ts';
import * as texts from './texts.ts';
import { Badge } from '#app/ui/badge.tsx';

/** Up to three badges, the most important one first. */
export function ProductBadges({ product }: { readonly product: ProductSummary }) {
  const discount = discountPercent(product);
  if (product.soldOut) return <Badge>{texts.outOfStock}</Badge>;
  return (
    <>
      {discount > 0 && <Badge tone="deal">{texts.discountBadge(discount)}</Badge>}
      {product.isNew && <Badge tone="new">{texts.newBadge}</Badge>}
      {product.isHot && <Badge tone="hot">{texts.hotBadge}</Badge>}
    </>
  );
}
