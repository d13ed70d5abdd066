import { discountPercent, type ProductSummary } from '#app/domain/product/product.ts';
import { Badge } from '#app/ui/badge.tsx';

/** At most three marks, the one that matters most to a buyer first. */
export function ProductBadges({ product }: { readonly product: ProductSummary }) {
  const discount = discountPercent(product);
  if (product.soldOut) return <Badge>Out of Stock</Badge>;
  return (
    <>
      {discount > 0 && <Badge tone="deal">-{discount}%</Badge>}
      {product.isNew && <Badge tone="new">New</Badge>}
      {product.isHot && <Badge tone="hot">Hot</Badge>}
    </>
  );
}
