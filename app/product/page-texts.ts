import { formatDays, PROCESSING, RETURN_DAYS, STANDARD_DELIVERY } from '#app/content/model/policy.ts';
import { formatMoney, formatShortMoney } from '#app/lib/money.ts';
import * as backEnd from '#app/back-end.ts';
import {
  freeShippingCents,
  freeShippingFrom,
  freeShippingOnRequest,
  hasRates,
  productTerms,
  promises,
  rating,
  returnConditions,
  shippingRates,
  warrantyMonths,
} from '#app/shop-data.ts';

export { browseAllCategories, returnToHome } from '#app/ui/texts.ts';

/** A sample, so it is not part of the structured data for search engines. */
export const FIXED_RATING = backEnd.orders ? undefined : rating;

const ownTerms = backEnd.orders ? undefined : productTerms;
const shipped = ownTerms?.shipped ?? PROCESSING;
const delivered = ownTerms?.delivered ?? STANDARD_DELIVERY;
const returnDays = ownTerms?.returnDays ?? RETURN_DAYS;
const FREE_SHIPPING = (
  ownTerms
    ? [ownTerms.freeShipping]
    : [
        !backEnd.orders && freeShippingFrom !== undefined && !freeShippingOnRequest
          ? `Free shipping from ${formatShortMoney(freeShippingCents)}`
          : undefined,
      ]
).filter((line) => line !== undefined);
const fees = shippingRates.map(({ fee }) => fee);
const [lowest, highest] = [Math.min(...fees), Math.max(...fees)].map(formatMoney);
const RATES =
  backEnd.orders || !hasRates
    ? []
    : lowest === highest
      ? [`Shipping costs ${lowest}`]
      : [`Shipping costs ${lowest} to ${highest}; the cart shows the exact amount`];
const [condition] = returnConditions;

export const SHIPPING_AND_RETURNS = [
  {
    heading: 'Shipping',
    lines: [
      ...RATES,
      ...FREE_SHIPPING,
      ...(shipped ? [`Shipped in ${formatDays(shipped)} business days`] : []),
      ...(delivered ? [`Delivered in ${formatDays(delivered)} business days after that`] : []),
    ],
  },
  { heading: 'Returns', lines: [`Return within ${returnDays} days of delivery`, ...returnConditions] },
].filter(({ lines }) => lines.length > 0);

/**
 * The list beside the Add to Cart button.
 * @param warranty the value of the product's specification, such as "3 years"
 */
export function purchaseFeatures(warranty: string | undefined): readonly string[] {
  const length = warranty ?? (warrantyMonths === undefined ? undefined : `At least ${warrantyMonths} months`);
  return [
    ...FREE_SHIPPING,
    `Returns within ${returnDays} days${condition === undefined ? '' : `, ${condition.charAt(0).toLowerCase()}${condition.slice(1)}`}`,
    ...(length === undefined ? [] : [`${length} of warranty`]),
    ...promises,
  ];
}

export const sampleReview = 'Sample review';

export const relatedProducts = 'Related Products';

export const worksWith = 'Works with';
/** Shown if the product has no proven partners, below what its own specifications say about compatibility. */
export const statedCompatibilityNote = 'From its specifications, which do not name products of this shop.';
export const askUs = 'Ask us before you order';
export const partnersNote = 'According to the stated figures of both products. Others may work as well.';

export const galleryView = (title: string, number: number, total: number) =>
  `${title}, view ${number} of ${total}`;
export const PICTURE_VIEW_NAMES = {
  hero: 'three-quarter view',
  front: 'front view',
  side: 'from another side',
  detail: 'close-up',
} as const;
export const pictureAlt = (title: string, view: string) => `${title}, ${view}`;
export { picturesNote } from '#app/shop-data.ts';
export const showImage = (number: number, total: number) => `Show image ${number} of ${total}`;

export const zoom = 'Zoom';
export const zoomFailed = 'The large picture could not be loaded. Please try again.';

export const brand = 'Brand: ';
export const sku = (id: string) => `SKU: ${id}`;
export const reviewCount = (count: number) => `(${count} reviews)`;
export const keyFigures = 'Key figures';
export const allSpecifications = 'All specifications';

export const downloadDatasheet = 'Download datasheet (PDF)';

export const aboutProduct = 'About this product';
export const descriptionTab = 'Description';
export const specificationsTab = 'Specifications';
export const shippingTab = 'Shipping & Returns';
export const reviewsTab = 'Reviews';
export const highlights = 'What it offers';
export const applications = 'Where it is used';
export const specificationsOf = (title: string) => `Specifications of ${title}`;
export const copySpecifications = 'Copy specifications';
export const specificationsCopied = 'Specifications copied';
export const specificationsNotCopied =
  'The browser did not allow copying. The table is selected, so you can copy it yourself.';
export const reviewsNote = (count: number) =>
  `Based on ${count} reviews. The one below is a sample that shows how reviews will look; it is not a customer’s.`;
export const writeReview = 'Write a Review';

// The texts of the zoom dialog, in a module of their own because the dialog is a chunk of its own.

export const picturesOf = (title: string) => `Pictures of ${title}`;
export const closePictures = 'Close pictures';
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const zoomLevel = (scale: number) => `${Math.round(scale * 100)}%`;
export const previousPicture = 'Previous picture';
export const nextPicture = 'Next picture';
export const pictureCountSeparator = ' of ';
export const pictureFailed = 'The picture could not be loaded.';
