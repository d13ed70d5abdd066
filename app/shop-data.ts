import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import defaultData from '#app/catalogue/data/shop.json' with { type: 'json' };
import { catalogueFolder } from '#app/catalogue/catalogue-files.server.ts';
import { type Tool, TOOLS, UNUSED_TOOL } from '#app/tools.ts';
import { gramsIn } from '#app/lib/grams-in.ts';
import { type ShopData, shopSchema } from '#app/catalogue/schema/shop-schema.server.ts';

// The owner's settings, from `shop.json`, with what follows from them. Optional ones are undefined if they are left out. Scripts
// import this module itself. A build evaluates it and makes a constant of each export, see `scripts/shop-settings.ts`.

function read(): ShopData {
  try {
    return v.parse(
      shopSchema(v.string()),
      JSON.parse(readFileSync(join(catalogueFolder(), 'shop.json'), 'utf8')),
    );
  } catch {
    // `catalogue:check` says what is wrong with the file.
    return v.parse(shopSchema(v.string()), defaultData);
  }
}

const settings = read();

const {
  phones: { sales: salesPhone, support: supportPhone },
  emails: { sales: salesEmail, support: supportEmail = salesEmail, privacy: privacyEmail = supportEmail },
} = settings;

export const {
  name,
  mark,
  tagline,
  url,
  legalName,
  address,
  supportHours,
  businessHours,
  social,
  copyrightYear,
  currency,
  currencyName,
  currencyDecimals = 2,
  priceBefore = '',
  priceAfter = '',
  priceBeforeInFilter = priceBefore,
  taxName,
  taxPercent,
  pricesIncludeTax = false,
  taxLabel = taxName,
  checkoutTaxLabel = taxLabel,
  freeShippingFrom,
  freeShippingOnRequest = false,
  contact = 'form',
  signInWith = [],
  invoice,
  country,
  countries,
  stateLabel,
  postcodeLabel,
  delivery,
  returnDays,
  defectReportDays,
  refund,
  cardStatement,
  returnsPaidBy,
  warrantyMonths,
  productTerms,
  returnConditions = [],
  promises = [],
  picturesNote,
  rating,
  newsletter,
  searchHeading,
  searchExample,
  summaryHeading,
  homeTitle,
  description,
  collectionsDescription,
  socialCard,
  rangePicture,
  map,
  home = [
    'hero',
    'deals',
    'categories',
    'featured',
    'bestSellers',
    'newArrivals',
    'newsletter',
    'testimonials',
    'news',
  ],
} = settings;

/** Whether the shop is built for the gateway in `live/`. Pages ask `app/back-end.ts` what it can do. */
export const IS_LIVE: boolean = process.env['LIVE'] === '1';

const { checkout: withoutBackEnd = 'maintenance' } = settings;
/** What becomes of a cart. A back end takes orders, whatever the owner wants without one. */
export const checkout = IS_LIVE ? 'orders' : withoutBackEnd;

/** Stripe's key for browsers, of a live shop that takes cards. */
export const stripeKey: string | undefined = IS_LIVE
  ? process.env['STRIPE_PUBLISHABLE_KEY'] || undefined
  : undefined;

const wanted = settings.tools ?? TOOLS;
/** The tools that the owner wants. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every tool is an entry
export const wants = Object.fromEntries(
  TOOLS.map((tool) => [tool, wanted.includes(tool) && tool !== UNUSED_TOOL[checkout]]),
) as Readonly<Record<Tool, boolean>>;

/** A second number, unless it is the first once more. */
export const phones = {
  sales: withLink(salesPhone),
  ...(supportPhone && supportPhone.display !== salesPhone.display && { support: withLink(supportPhone) }),
};
export const emails = { sales: salesEmail, support: supportEmail, privacy: privacyEmail };

function withLink(phone: ShopData['phones']['sales']) {
  return { ...phone, href: `tel:${phone.display.replaceAll(/[^+\d]/g, '')}` };
}

/** A shop without a checkout names no way to pay. */
export const paymentBrands = withoutBackEnd === 'maintenance' ? (settings.paymentBrands ?? []) : [];
export const cartPaymentBrands =
  withoutBackEnd === 'maintenance' ? (settings.cartPaymentBrands ?? paymentBrands) : [];

/** Smallest units, such as cents, in one of the currency. */
export const centsInUnit = 10 ** currencyDecimals;

/** What is added to the subtotal of an order. */
export const addedTaxPercent = pricesIncludeTax ? 0 : taxPercent;
export const addsTax: boolean = addedTaxPercent > 0;
/** The subtotal from which an order is shipped free. */
export const freeShippingCents =
  freeShippingFrom === undefined || freeShippingOnRequest
    ? Number.MAX_SAFE_INTEGER
    : Math.round(freeShippingFrom * centsInUnit);
export const shippingCents = Math.round(
  (settings.shippingFee ?? settings.shipping?.[0]?.fee ?? 0) * centsInUnit,
);

const stated = settings.shipping;
/** What orders are charged, in the smallest unit of the currency. The first that fits counts. */
export const shippingRates: readonly {
  /** Codes; all if absent. */
  readonly countries?: readonly string[];
  readonly fromAmount: number;
  readonly upToGrams?: number;
  readonly fee: number;
}[] = stated
  ? stated.map(({ countries, fromAmount = 0, upToWeight, fee }) => ({
      ...(countries && { countries }),
      fromAmount: Math.round(fromAmount * centsInUnit),
      ...(upToWeight !== undefined && { upToGrams: gramsIn(upToWeight) }),
      fee: Math.round(fee * centsInUnit),
    }))
  : [
      { fromAmount: freeShippingCents, fee: 0 },
      { fromAmount: 0, fee: shippingCents },
    ];
/** Whether rates are a table, and on what they depend. */
export const hasRates: boolean = stated !== undefined;
export const ratesByWeight: boolean = shippingRates.some(({ upToGrams }) => upToGrams !== undefined);
export const ratesByCountry: boolean = shippingRates.some(({ countries }) => countries !== undefined);

/** The beginning of the names of files. */
export const fileNamePrefix = name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
