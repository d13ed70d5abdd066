import { type ReactNode, useState } from 'react';
import type { ProductSummary } from './model/product.ts';
import * as texts from './texts.ts';
import { Carousel } from '#app/ui/carousel.tsx';
import { LowerSection } from '#app/ui/lower-section.tsx';
import { ProductCard } from './product-card.tsx';
import styles from './product-carousel.module.css';

type ProductCarouselProps = {
  readonly title: string;
  readonly products: readonly ProductSummary[];
  readonly aside?: ReactNode;
};

/** The widths for phones are slightly too small, so that browsers with a pixel ratio of 3 choose the 800-pixel file. */
const SIZES = '(width < 32rem) 62vw, (width < 48rem) 46vw, 320px';

export function ProductCarousel({ title, products, aside }: ProductCarouselProps) {
  if (products.length === 0) return null;
  const slides = products.map((product) => ({
    key: product.id,
    content: <ProductCard product={product} sizes={SIZES} />,
  }));
  return (
    <LowerSection>
      <div className={styles.carousel}>
        <Carousel title={title} aside={aside} slides={slides} />
      </div>
    </LowerSection>
  );
}

type Tab = readonly [label: string, includes: (product: ProductSummary) => boolean];

const TABS: readonly Tab[] = [
  [texts.allProducts, () => true],
  [texts.newBadge, ({ isNew }) => isNew],
  [texts.hotBadge, ({ isHot }) => isHot],
  [texts.bestSellers, ({ isBestSeller }) => isBestSeller],
  [texts.onSale, ({ isOnSale }) => isOnSale],
];

/** A carousel with tabs that filter its products. Tabs without products are left out. */
export function TabbedProductCarousel({ title, products }: Omit<ProductCarouselProps, 'aside'>) {
  const [selected, setSelected] = useState(texts.allProducts);
  const [, includes = () => true] = TABS.find(([label]) => label === selected) ?? [];
  const aside = (
    <div className={styles.tabs} role="group" aria-label={texts.tabGroupLabel(title)}>
      {TABS.filter(([, isInTab]) => products.some(isInTab)).map(([label]) => (
        <button
          key={label}
          type="button"
          className={styles.tab}
          aria-pressed={label === selected}
          onClick={() => setSelected(label)}
        >
          {label}
        </button>
      ))}
    </div>
  );
  return <ProductCarousel title={title} aside={aside} products={products.filter(includes)} />;
}
