import { data } from 'react-router';
import { productPageData } from '#app/catalogue/page-data.server.ts';
import { productImagePath, socialCard } from '#app/offer/model/picture-set.ts';
import { idInSegment, productPath } from '#app/offer/model/product-address.ts';
import { ProductText } from '#app/offer/product-text.tsx';
import { BuyBox, PurchaseFeatures } from '#app/product/buy-box.tsx';
import { Gallery } from '#app/product/gallery.tsx';
import { ProductBadges } from '#app/product/product-card.tsx';
import { ProductCarousel } from '#app/product/product-carousel.tsx';
import { ProductFacts } from '#app/product/product-facts.tsx';
import { ProductTabs } from '#app/product/product-tabs.tsx';
import { RecentlyViewed } from '#app/product/recently-viewed.tsx';
import { WorksWith } from '#app/product/works-with.tsx';
import { parseProductPage, UNEXPECTED_DATA } from '#app/shell/page-data.ts';
import { isFirstPage } from '#app/shell/first-page.ts';
import { memoPage } from '#app/shell/memo-page.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { pageProductData } from '#app/shell/structured-data/product-data.ts';
import { ERRORS } from '#app/ui/texts.ts';
import { statedCompatibility } from '#app/works-with/model/rule.ts';
import * as texts from '#app/product/page-texts.ts';
import { worksWithReason } from '#app/works-with/texts.ts';
import { Breadcrumb, PageHeading } from '#app/ui/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { LowerSection } from '#app/ui/lower-section.tsx';
import { withinLimit } from '#app/lib/within-limit.ts';
import { PdfButton } from '#app/ui/pdf-button.tsx';
import type { Route } from './+types/product.ts';
import styles from '#app/product/product.module.css';
import { versionTitle } from '#app/offer/model/family.ts';
import type { Product } from '#app/offer/model/product.ts';
import { VersionPicker } from '#app/product/version-picker.tsx';

const NOT_FOUND = ERRORS.PRODUCT_NOT_FOUND;

export async function loader({ params: { id } }: Route.LoaderArgs) {
  const page = await productPageData(idInSegment(id));
  if (!page) throw data(null, { status: 404 });
  const { partners, ...others } = page;
  return {
    ...others,
    worksWith: partners.map(({ offer, reason }) => ({ offer, reason: worksWithReason(reason) })),
  };
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta = ({ loaderData, params }: Route.MetaArgs) => {
  const path = productPath(idInSegment(params.id));
  const page = parseProductPage(loaderData);
  if (!page) {
    return pageMeta({ title: NOT_FOUND.title, description: NOT_FOUND.text, path, indexed: false });
  }
  const { product, metaDescription, trail } = page;
  const picture = productImagePath(product.image);
  return pageMeta({
    title: product.title,
    description: metaDescription,
    path,
    socialCard: socialCard(picture),
    image: picture,
    trail,
    jsonLd: [pageProductData(page)],
  });
};

function ProductPage({ loaderData }: Route.ComponentProps) {
  const page = parseProductPage(loaderData);
  if (!page) throw new Error(UNEXPECTED_DATA);
  const { product, keyFigures, plan, trail, related, worksWith, options = [] } = page;
  const title = HAS_FAMILIES ? versionTitle(product) : product.title;
  const compatibility = statedCompatibility(product.specifications);
  return (
    <div className="container">
      <Breadcrumb trail={trail} current={title} />
      <div className={styles.product}>
        <div className={styles.name}>
          <ProductBadges product={product} className={styles.badges} />
          <PageHeading className={styles.title}>
            <ProductText text={title} />
          </PageHeading>
        </div>
        <div className={styles.gallery}>
          <Gallery key={product.id} images={product.images} title={product.title} />
        </div>
        <div className={styles.facts}>
          {/* Before the figures, so that a phone shows the choice before the bar that buys. */}
          {HAS_FAMILIES && options.length > 0 && <VersionPicker shown={product.id} options={options} />}
          <ProductFacts product={product} keyFigures={keyFigures} plan={plan} rating={texts.FIXED_RATING}>
            <DatasheetButton product={product} />
          </ProductFacts>
          {/* The quantity is kept when another version is chosen. */}
          <BuyBox key={product.family?.id ?? product.id} product={product} />
          <PurchaseFeatures product={product} />
        </div>
      </div>
      <div className={`stack ${styles.more}`}>
        <LowerSection>
          <ProductTabs key={product.id} product={product} />
        </LowerSection>
        {(worksWith.length > 0 || compatibility.length > 0) && (
          <LowerSection>
            <WorksWith product={product} partners={worksWith} compatibility={compatibility} />
          </LowerSection>
        )}
        <ProductCarousel title={texts.relatedProducts} products={related} />
        <RecentlyViewed viewing={product.id} />
      </div>
    </div>
  );
}

export default memoPage(ProductPage);

/**
 * Shows that the product does not exist. This is the case if the product page is the first page of the visit and has no
 * data: the host has then served `404.html`. All other errors go to the root's error boundary.
 */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (loaderData || !isFirstPage()) throw error;
  return (
    <div className={`container ${styles.missing}`}>
      <PageHeading>{NOT_FOUND.title}</PageHeading>
      <EmptyState text={NOT_FOUND.text}>
        <ButtonLink variant="action" to="/">
          {texts.returnToHome}
        </ButtonLink>
        <ButtonLink to="/collections">{texts.browseAllCategories}</ButtonLink>
      </EmptyState>
    </div>
  );
}

export function DatasheetButton({ product }: { readonly product: Product }) {
  const save = async () => {
    const { saveDatasheet } = await withinLimit(import('#app/pdf/datasheet-pdf.ts'));
    await saveDatasheet(product);
  };
  return (
    <PdfButton variant="quiet" small wide={false} onSave={save}>
      {texts.downloadDatasheet}
    </PdfButton>
  );
}
