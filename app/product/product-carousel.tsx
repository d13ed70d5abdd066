import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { inTab, TAB_FLAGS } from './model/merchandising.ts';
import type { ProductSummary } from '#app/offer/model/product.ts';
import * as texts from './texts.ts';
import { Carousel } from '#app/ui/carousel.tsx';
import { LowerSection } from '#app/ui/lower-section.tsx';
import { TabList } from '#app/ui/tabs.tsx';
import { ProductCard } from './product-card.tsx';
import styles from './product-carousel.module.css';

type ProductCarouselProps = {
  readonly title: string;
  readonly products: readonly ProductSummary[];
  readonly aside?: ReactNode;
  readonly tab?: ComponentProps<typeof Carousel>['tab'];
};

/** The widths for phones are slightly too small, so that browsers with a pixel ratio of 3 choose the 800-pixel file. */
const SIZES = '(width < 30rem) 59vw, (width < 48rem) 46vw, (width < 64rem) 30vw, 320px';

export function ProductCarousel({ title, products, aside, tab }: ProductCarouselProps) {
  if (products.length === 0) return null;
  const slides = products.map((product) => ({
    key: product.id,
    content: <ProductCard product={product} sizes={SIZES} />,
  }));
  return (
    <LowerSection className={styles.carousel}>
      <Carousel title={title} aside={aside} tab={tab} slides={slides} />
    </LowerSection>
  );
}

const TAB_LABELS = {
  isNew: texts.newBadge,
  isHot: texts.hotBadge,
  isBestSeller: texts.bestSellers,
  isOnSale: texts.onSale,
};

/** A carousel with tabs that filter its products. Tabs without products are left out. */
export function TabbedProductCarousel({ title, products }: Pick<ProductCarouselProps, 'title' | 'products'>) {
  const [selected, setSelected] = useState(0);
  const panelId = useId();
  const flags = TAB_FLAGS.filter((flag) => products.some((product) => product[flag]));
  const tabs = [undefined, ...flags].map((flag, index) => ({
    id: `${panelId}-${index}`,
    panelId,
    label: flag === undefined ? texts.allProducts : TAB_LABELS[flag],
  }));
  return (
    <ProductCarousel
      title={title}
      aside={
        <div className={styles.tabs}>
          <TabList label={texts.tabListLabel(title)} tabs={tabs} selected={selected} onSelect={setSelected} />
        </div>
      }
      tab={tabs[selected]}
      products={inTab(products, flags[selected - 1])}
    />
  );
}
