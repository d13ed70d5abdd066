import type { PlanLink } from '#app/planner/model/plan-link.ts';
import { formatDays, PROCESSING, RETURN_DAYS, STANDARD_DELIVERY } from '#app/content/model/policy.ts';
import { TAKES_ORDERS } from '#app/lib/takes-orders.ts';

export { browseAllCategories, returnToHome } from '#app/ui/texts.ts';

/** By specification, all products show this rating. It is not part of the structured data for search engines. */
export const FIXED_RATING = TAKES_ORDERS ? undefined : { average: '4.5/5', reviews: 12 };

/** By specification, the terms on product pages differ from those on the policy pages (`app/content/model/policy.ts`). */
const TERMS = TAKES_ORDERS
  ? {
      freeShipping: [],
      shipped: formatDays(PROCESSING),
      delivered: formatDays(STANDARD_DELIVERY),
      returnDays: RETURN_DAYS,
    }
  : { freeShipping: ['Free shipping on orders over ₺50'], shipped: '1–3', delivered: '1–4', returnDays: 14 };

export const SHIPPING_AND_RETURNS = [
  {
    heading: 'Shipping',
    lines: [
      ...TERMS.freeShipping,
      `Shipped in ${TERMS.shipped} business days`,
      `Delivered in ${TERMS.delivered} business days after that`,
    ],
  },
  {
    heading: 'Returns',
    lines: [
      `Return within ${TERMS.returnDays} days of delivery`,
      'Unused and in the original packaging',
      'Write to us first, so that we can expect it',
    ],
  },
] as const;

/** The list beside the Add to Cart button. `warranty` is the value of the product's specification, such as "3 years". */
export const purchaseFeatures = (warranty: string | undefined) => [
  ...TERMS.freeShipping,
  `Returns within ${TERMS.returnDays} days, unused and in the original packaging`,
  `${warranty ?? 'At least 12 months'} of warranty`,
  'Help from technicians, Monday to Friday',
];

export const REVIEW_SAMPLE = {
  text: 'Arrived well packed and matched the data sheet. The figures on this page were right, so nothing had to go back.',
  by: 'Sample review',
} as const;

export const relatedProducts = 'Related Products';

export const worksWith = 'Works with';
/** Shown if the product has no proven partners, below what its own specifications say about compatibility. */
export const statedCompatibilityNote =
  'From its specifications. They do not say which products of this shop are meant.';
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
export const picturesAreIllustrations =
  'Pictures are illustrations: small details may differ from the delivered product.';
export const showImage = (number: number, total: number) => `Show image ${number} of ${total}`;

export const zoom = 'Zoom';
export const zoomFailed = 'The large picture could not be fetched. Please try again.';

export const brand = 'Brand: ';
export const sku = (id: string) => `SKU: ${id}`;
export const reviewCount = (count: number) => `(${count} reviews)`;
export const keyFigures = 'Key figures';
export const allSpecifications = 'All specifications';

export const downloadDatasheet = 'Download datasheet (PDF)';
export const preparingDatasheet = 'Preparing…';
export const datasheetFailed = 'The PDF could not be made. Check your connection, then try again.';

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

export const planWith: Readonly<Record<PlanLink['productKind'], string>> = {
  camera: 'Plan with this camera',
  recorder: 'Plan with this recorder',
  radio: 'Plan with this radio',
  device: 'Plan with this device',
};

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
