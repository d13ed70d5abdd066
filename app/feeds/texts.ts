import * as backEnd from '#app/back-end.ts';
import { formatNumber } from '#app/lib/format-number.ts';
import { added } from '#app/cart/texts.ts';
import { rateTexts } from '#app/content/rate-texts.ts';
import { ownQuote } from '#app/own-quote.ts';
import { formatMoney, toCents } from '#app/lib/money.ts';
import {
  currencyName,
  emails,
  freeShippingFrom,
  freeShippingOnRequest,
  hasRates,
  picturesNote,
  rating,
  shippingCents,
} from '#app/shop-data.ts';
import { formatDays, PROCESSING, PROCESSING_LARGE, RETURN_DAYS } from '#app/content/model/policy.ts';

// The shortcuts of the installed shop.
export { searchPage as search } from '#app/search/texts.ts';
export { cart } from '#app/shell/texts.ts';

// The texts of the files that other programs read.

/** The title of a news item that is an example. */
export const sampleTitle = (title: string) => `Sample: ${title}`;

export const newsFeed = 'News';
export const productsFeed = 'Products (Google Merchant Center)';
export const productsFile = 'Products (JSON)';

export const llmsSummary = (tagline: string, productCount: number) =>
  `${tagline}: ${productCount === 1 ? '1 product' : `${formatNumber(productCount)} products, each`} with a page that states its price, stock and specifications.`;

const processingLarge = PROCESSING_LARGE
  ? `, a custom or large one within ${formatDays(PROCESSING_LARGE)}`
  : '';
const processing = PROCESSING
  ? `An order leaves within ${formatDays(PROCESSING)} business days${processingLarge}. `
  : '';

/** @param samples the lists on the home page whose entries are examples */
function sampleNotes(samples: readonly string[]): readonly string[] {
  const lists = samples.map((name) => `the ${name}`).join(' and ');
  const onHome = `${lists} on the home page`;
  const inRating = 'The rating and the review on product pages are samples, not from customers.';
  if (!rating) return lists === '' ? [] : [`T${onHome.slice(1)} are samples while they are marked “Sample”.`];
  return [lists === '' ? inRating : `${inRating} So are ${onHome} while they are marked “Sample”.`];
}

const WITHOUT_CHECKOUT = ownQuote
  ? `The website takes no orders: buyers send their quote to ${emails.sales}.`
  : 'The website takes no orders.';
/** What a shop without a back end does with orders. */
const ORDERS = backEnd.hasCheckout
  ? 'The payment service is down for maintenance: orders cannot be placed on the website at present.'
  : WITHOUT_CHECKOUT;

export const llmsNotes = (takesOrders: boolean, samples: readonly string[]): readonly string[] => [
  `Prices are in ${currencyName}, without ${added}. They and the stock are ${takesOrders ? 'those of this moment' : 'as of the last publication of the shop'}.`,
  `${processing}Returns are accepted within ${RETURN_DAYS} days.`,
  ...(ownQuote ? ['The cart can be saved as a quote.'] : []),
  ...(takesOrders
    ? []
    : [
        ...(hasRates ? [`Shipping: ${rateTexts().join('; ')}. The first that fits counts.`] : []),
        ...(hasRates
          ? []
          : [
              freeShippingFrom === undefined || freeShippingOnRequest
                ? `Every order is charged ${formatMoney(shippingCents)} for shipping.`
                : `Shipping costs ${formatMoney(shippingCents)}, and nothing from ${formatMoney(toCents(freeShippingFrom))}.`,
            ]),
        ORDERS,
        ...sampleNotes(samples),
      ]),
  ...(picturesNote === undefined ? [] : [picturesNote]),
];

export const llmsCategories = 'Categories';

export const llmsTools = 'Tools';
export const llmsPlanner = {
  title: 'System planner',
  note: 'recording storage, view distance, PoE budget, voltage drop, radio range and batteries',
};
export const llmsQuickOrder = {
  title: 'Quick order',
  note: 'turns a list of models, item numbers or SKUs into a cart',
};

export const llmsData = 'Data';
export const LLMS_DATA = [
  {
    title: 'Products',
    to: '/data/products.json',
    note: 'all products with prices, stock, descriptions and specifications (JSON)',
  },
  { title: 'JSON Schema of the products', to: '/data/products.schema.json', note: 'explains each field' },
  { title: 'Google Merchant feed', to: '/feeds/google-merchant.xml', note: 'all products (RSS 2.0)' },
  { title: 'News', to: '/feeds/news.xml', note: 'the news of the shop (Atom 1.0)' },
  { title: 'Sitemap', to: '/sitemap.xml', note: 'all public pages and their pictures' },
] as const;

export const llmsTerms = 'Terms and contact';
export const llmsContact = { title: 'Contact', to: '/contact-us', note: 'phone, email and address' };
export const LLMS_TERMS = [
  { title: 'Questions', to: '/faqs' },
  { title: 'Shipping and returns', to: '/shipping-return' },
  { title: 'Terms', to: '/terms-conditions' },
  { title: 'Privacy', to: '/privacy-policy' },
  { title: 'About', to: '/about-us' },
] as const;
