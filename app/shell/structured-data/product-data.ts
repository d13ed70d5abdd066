import type {
  MerchantReturnPolicy,
  OfferShippingDetails,
  Product as ProductData,
  ProductGroup as ProductGroupData,
  QuantitativeValue,
} from 'schema-dts';
import { type Cents, toDecimal, toDollars } from '#app/lib/money.ts';
import { productImagePath } from '#app/offer/model/picture-set.ts';
import { partNumber } from '#app/product/model/specifications.ts';
import type { Product } from '#app/offer/model/product.ts';
import { absoluteUrl, IS_FOR_CRAWLERS } from '#app/shell/page-meta.ts';
import { hasTextPage } from '#app/shop-contents.ts';
import { currency, returnsPaidBy } from '#app/shop-data.ts';
import { SHOP } from '#app/shop.ts';
import { shippingFee } from '#app/cart/model/shipping.ts';
import { type DayRange, DELIVERY_ZONES, PROCESSING, RETURN_DAYS } from '#app/content/model/policy.ts';
import * as backEnd from '#app/back-end.ts';
import { productPath } from '#app/offer/model/product-address.ts';

/**
 * The schema.org data of the delivery to each zone. The rate is what the order summary charges for one piece; a back end may charge another one.
 * A country that no rate covers is left out.
 * The free shipping on the policy page is left out, because buyers have to ask for it.
 */
function shippingData({ price, grams }: Pick<Product, 'price' | 'grams'>) {
  const feeTo = (country: string) => shippingFee(price, { grams, country });
  return DELIVERY_ZONES.flatMap(({ countries, transit }) =>
    [...Map.groupBy(countries, feeTo)].flatMap(([fee, countries]) =>
      fee === undefined && !backEnd.orders ? [] : deliveryData(fee ?? 0, countries, transit),
    ),
  );
}

function deliveryData(fee: Cents, countries: readonly string[], transit: DayRange | undefined) {
  return {
    '@type': 'OfferShippingDetails',
    ...(!backEnd.orders && {
      shippingRate: {
        '@type': 'MonetaryAmount',
        value: toDollars(fee),
        currency: currency,
      },
    }),
    shippingDestination: countries.map((addressCountry) => ({
      '@type': 'DefinedRegion',
      addressCountry,
    })),
    ...(PROCESSING &&
      transit && {
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          handlingTime: daysData(PROCESSING),
          transitTime: daysData(transit),
        },
      }),
  } satisfies OfferShippingDetails;
}

function returnData() {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: DELIVERY_ZONES.flatMap(({ countries }) => countries),
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: RETURN_DAYS,
    ...(returnsPaidBy === 'buyer' && {
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
      itemDefectReturnFees: 'https://schema.org/FreeReturn',
    }),
    ...(hasTextPage('/shipping-return') && {
      merchantReturnLink: absoluteUrl('/shipping-return#returns'),
    }),
  } satisfies MerchantReturnPolicy;
}

function daysData({ from, to }: DayRange) {
  return {
    '@type': 'QuantitativeValue',
    minValue: from,
    maxValue: to,
    unitCode: 'DAY',
  } satisfies QuantitativeValue;
}

/** The codes of units in UN/CEFACT Recommendation 20. */
const UNIT_CODES: Readonly<Record<string, string>> = { g: 'GRM', kg: 'KGM', oz: 'ONZ', lb: 'LBR' };

/** `0.6 kg` */
function weightData(weight: string) {
  const [value, unit = ''] = weight.split(' ');
  return {
    '@type': 'QuantitativeValue',
    value: Number(value),
    unitCode: UNIT_CODES[unit] ?? unit,
  } satisfies QuantitativeValue;
}

const CONDITIONS = {
  new: 'NewCondition',
  refurbished: 'RefurbishedCondition',
  used: 'UsedCondition',
} as const;

/**
 * The schema.org data of a product. It leaves out the rating, which is a sample and not from customers.
 * @param priceValidUntil the last day of the price, if that is known: `2026-12-20`
 */
export function productData(product: Product, priceValidUntil?: string) {
  const mpn = partNumber(product);
  return {
    '@type': 'Product',
    name: product.title,
    description: product.description,
    sku: product.id,
    ...(product.gtin !== undefined && { gtin: product.gtin }),
    ...(mpn !== undefined && { mpn }),
    ...(product.weight !== undefined && { weight: weightData(product.weight) }),
    brand: { '@type': 'Brand', name: product.brand },
    image: product.images.map((image) => absoluteUrl(productImagePath(image))),
    offers: {
      '@type': 'Offer',
      url: absoluteUrl(productPath(product.id)),
      price: toDecimal(product.price),
      priceCurrency: currency,
      ...(priceValidUntil !== undefined && { priceValidUntil }),
      availability: product.soldOut ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
      itemCondition: `https://schema.org/${CONDITIONS[product.condition ?? 'new']}`,
      seller: { '@type': 'Organization', name: SHOP.name },
      ...(IS_FOR_CRAWLERS && {
        shippingDetails: shippingData(product),
        hasMerchantReturnPolicy: returnData(),
      }),
    },
  } satisfies ProductData;
}

/** What schema.org calls the options by which versions differ. */
const VARIES_BY: readonly (readonly [name: string, label: RegExp])[] = [
  ['color', /^colou?r$/i],
  ['size', /^size$/i],
  ['material', /^material$/i],
  ['pattern', /^pattern$/i],
];

type ShownProduct = {
  readonly product: Product;
  readonly priceValidUntil?: string;
  readonly versions?: readonly string[];
};

/** The schema.org data of a product's page. A version is in its group, which names the pages of the others. */
export function pageProductData({ product, priceValidUntil, versions = [] }: ShownProduct) {
  const data = productData(product, priceValidUntil);
  const { family } = product;
  if (!HAS_FAMILIES || !family || versions.length === 0) return data;
  const others = versions.filter((id) => id !== product.id);
  return {
    '@type': 'ProductGroup',
    productGroupID: family.id,
    name: family.title,
    description: product.description,
    brand: { '@type': 'Brand', name: product.brand },
    url: absoluteUrl(productPath(product.id)),
    variesBy: family.options.map((option) => {
      const known = VARIES_BY.find(([, label]) => label.test(option));
      return known ? `https://schema.org/${known[0]}` : option;
    }),
    hasVariant: [
      { ...data, ...statedOptions(product) },
      ...others.map((id) => ({ '@type': 'Product' as const, url: absoluteUrl(productPath(id)) })),
    ],
  } satisfies ProductGroupData;
}

function statedOptions({ specifications }: Product): Readonly<Record<string, string>> {
  const entries = Object.entries(specifications);
  return Object.fromEntries(
    VARIES_BY.flatMap(([name, label]) => {
      const stated = entries.find(([other]) => label.test(other));
      return stated ? [[name, stated[1]]] : [];
    }),
  );
}
