import { AddToCartButton } from '#app/cart/add-to-cart-button.tsx';
import { productPath } from '#app/offer/model/product-address.ts';
import type { ProductSummary } from '#app/offer/model/product.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import * as versionTexts from './version-texts.ts';

type BuyButtonProps = {
  readonly product: ProductSummary;
  readonly small?: boolean;
  readonly wide?: boolean;
  readonly className?: string;
};

/** Adds a product to the cart, or leads to the choice between the versions that are listed as one. */
export function BuyButton({ product, ...look }: BuyButtonProps) {
  if (!HAS_FAMILIES || !product.versions) return <AddToCartButton offer={product} {...look} />;
  return (
    // The title of the product is its link in the order of the Tab key.
    <ButtonLink
      to={productPath(product.id)}
      tabIndex={-1}
      aria-label={`${versionTexts.chooseVersion}: ${versionTexts.titleOfAll(product)}`}
      {...look}
    >
      {versionTexts.chooseVersion}
    </ButtonLink>
  );
}
