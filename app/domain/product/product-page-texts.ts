/** What every product's page shows as its rating: fixed, as specified, and never given to search engines. */
export const FIXED_RATING = '4.5/5';
export const REVIEW_COUNT = 12;

/** The product page's own reading of the policies; the policy pages have theirs. */
export const SHIPPING_AND_RETURNS = [
  {
    heading: 'Shipping',
    lines: [
      'Free shipping on orders over ₺50',
      'Shipped in 1–3 business days',
      'Delivered in 1–4 business days after that',
    ],
  },
  {
    heading: 'Returns',
    lines: [
      'Return within 14 days of delivery',
      'Unused and in the original packaging',
      'Write to us first, so that we can expect it',
    ],
  },
] as const;

/** The same in a line each, beside the buy button. */
export const PURCHASE_FEATURES = [
  'Free shipping on orders over ₺50',
  'Returns within 14 days, unused and in the original packaging',
  'At least 12 months of warranty',
  'Help from technicians, Monday to Friday',
] as const;

export const REVIEW_SAMPLE = {
  text: 'Arrived well packed and matched the data sheet. Setting it up took an afternoon; the figures for power and cable length on this page saved me a second trip.',
  by: 'Sample review',
} as const;
