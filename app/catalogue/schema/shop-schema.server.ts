import * as v from 'valibot';
import { CHECKOUTS, NEEDED_TOOL, TOOLS } from '#app/tools.ts';
import {
  dataFile,
  numberBetween,
  optional,
  required,
  text,
  wholeNumberFrom,
  weight,
} from './schema-parts.server.ts';

const url = v.pipe(v.string(), v.url('must be a complete address, such as https://www.example.com'));
const email = v.pipe(v.string(), v.email('must be an email address'));
const phone = v.strictObject({
  label: required(text, 'Shown before the number.'),
  display: required(text, 'The number as it is shown, with its country code.'),
});

const days = v.pipe(
  v.strictObject({
    from: required(wholeNumberFrom(0), 'The fewest days.'),
    to: required(wholeNumberFrom(0), 'The most days.'),
  }),
  v.check(({ from, to }) => from <= to, 'must have a `to` that is at least `from`'),
);

/** Not `text`, because a sign may end with a space. */
const sign = v.pipe(
  v.string(),
  v.regex(/^[^ ]*$/, String.raw`must have \u00a0 in place of a space, so that no line breaks there`),
);

/** As many decimals as `Intl` knows of the currency. */
function decimalsOf(code: string): number {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency: code });
    return format.resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}

const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be two capital letters, such as DE'));

const amount = numberBetween(0, 1_000_000);

const picture = v.strictObject({
  image: required(
    v.pipe(v.string(), v.startsWith('/', 'must begin with /, such as /images/map.svg')),
    'A path from /, such as /images/map.svg.',
  ),
  alt: required(text, 'Describes the picture for people who cannot see it.'),
});

const foreignText = v.strictObject({
  text: required(text, 'As it is shown.'),
  lang: required(
    v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/, 'must be a language code, such as tr')),
    'Its language, such as tr.',
  ),
});

/** The sections of the home page that need nothing more. */
const HOME_SECTIONS = [
  'hero',
  'deals',
  'categories',
  'featured',
  'bestSellers',
  'newArrivals',
  'onSale',
  'newsletter',
  'testimonials',
  'news',
] as const;

/**
 * What the company says of itself on every page, in documents and in files for other programs.
 * @param category the slug of a category
 */
export const shopSchema = (category: v.GenericSchema<string>) =>
  v.pipe(
    dataFile(
      {
        name: required(text, 'The name of the shop.'),
        mark: optional(
          v.literal('shield'),
          'The mark beside the name, also in documents. Default: public/favicon.svg, in documents none.',
        ),
        tagline: required(text, 'What the shop sells, in a few words.'),
        url: required(
          v.pipe(
            url,
            v.check((address) => !address.endsWith('/'), 'must not end with a slash'),
          ),
          'The address of the published shop, without a slash at the end. Live mode has it in `PUBLIC_URL`.',
        ),
        legalName: required(text, 'The company’s legal name, which the terms use.'),
        address: required(
          v.pipe(v.array(text), v.minLength(1, 'must not be empty')),
          'The lines below the legal name.',
        ),
        phones: required(
          v.strictObject({
            sales: required(phone, 'Also in documents and in data for search engines.'),
            support: optional(phone, 'In the first line of each page. Default: the number for sales.'),
          }),
          'The phone numbers.',
        ),
        emails: required(
          v.strictObject({
            sales: required(email, 'Also in documents and in data for search engines.'),
            support: optional(email, 'For questions and vulnerabilities. Default: that for sales.'),
            privacy: optional(email, 'Default: that for support.'),
          }),
          'The email addresses.',
        ),
        supportHours: optional(text, 'When support answers. Default: not said.'),
        businessHours: required(
          v.array(v.strictObject({ days: text, hours: text })),
          'The opening hours on the contact page. Empty: none are shown.',
        ),
        social: required(
          v.array(v.strictObject({ name: text, href: url })),
          'Links in the footer. May be empty.',
        ),
        copyrightYear: required(wholeNumberFrom(1900), 'The year in the footer.'),
        currency: required(
          v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be three capital letters, such as EUR')),
          'The currency of all prices in ISO 4217, such as EUR. Feeds and tables name it.',
        ),
        currencyName: required(text, 'In a sentence, in the plural: US dollars, euros, Japanese yen.'),
        currencyDecimals: optional(
          v.picklist([0, 1, 2, 3, 4]),
          'The decimals of an amount: 0 for yen, 3 for Kuwaiti dinar. Default: 2.',
        ),
        priceBefore: optional(sign, String.raw`What is written before an amount: $, or "CHF\u00a0".`),
        priceAfter: optional(sign, String.raw`What is written after an amount: "\u00a0€".`),
        priceBeforeInFilter: optional(
          sign,
          'What the price filter writes before an amount. Default: as elsewhere.',
        ),
        taxName: required(text, 'In a sentence: sales tax, VAT.'),
        taxPercent: required(
          numberBetween(0, 100),
          'Of the prices, the same for all products. 0: no tax is named. In live mode the engine has it too.',
        ),
        pricesIncludeTax: optional(
          v.boolean(),
          'True: the total says that it includes the tax, and nothing is added. Default: false.',
        ),
        taxLabel: optional(text, 'In the order summary. Default: the name.'),
        checkoutTaxLabel: optional(text, 'In the order summary of the checkout. Default: as in the cart.'),
        shippingFee: optional(
          amount,
          'What an order is charged for shipping, in the currency of the prices. In live mode the engine has it too. Not with `shipping`.',
        ),
        freeShippingFrom: optional(
          amount,
          'Orders of this amount or more are shipped free. Not with `shipping`. Default: none.',
        ),
        shipping: optional(
          v.pipe(
            v.array(
              v.strictObject({
                countries: optional(v.array(countryCode), 'Codes of `countries`. Default: all.'),
                fromAmount: optional(amount, 'For orders of this amount or more. Default: all.'),
                upToWeight: optional(
                  weight,
                  'For orders of this weight or less, such as 2 kg. Products without a weight have no such rate. Default: all.',
                ),
                fee: required(amount, 'What such an order is charged, in the currency of the prices.'),
              }),
            ),
            v.minLength(1, 'must not be empty'),
          ),
          'Rates in place of `shippingFee`. The first one that fits an order is charged; an order that none fits has to ask. A new database of live mode starts with them.',
        ),
        freeShippingOnRequest: optional(
          v.boolean(),
          'True: texts promise free shipping, but every order is charged, and buyers have to ask. Default: false.',
        ),
        checkout: optional(
          v.picklist(CHECKOUTS),
          'What a cart leads to. maintenance: a checkout and an account, which answer that they are down for maintenance. quote: a quote, which the buyer sends. none: nothing. Live mode takes orders. Default: maintenance.',
        ),
        contact: optional(
          v.picklist(['form', 'mail', 'none']),
          'What becomes of a message on the contact page. form: it is confirmed, and sent to nobody. mail: it opens in the mail program of the visitor. none: there are phone and email only. Live mode sends it. Default: form.',
        ),
        paymentBrands: optional(
          v.array(text),
          'Ways to pay that the footer, the cart and the texts name, such as Visa. Live mode names what it takes. Default: none.',
        ),
        cartPaymentBrands: optional(v.array(text), 'The same in the cart. Default: as in the footer.'),
        signInWith: optional(
          v.array(text),
          'Names of other services below the form to sign in. Their buttons do nothing. Not in live mode. Default: none.',
        ),
        invoice: optional(
          v.strictObject({
            vatNumber: required(text, 'The number for the tax, such as DE123456789.'),
            street: required(text, 'The address of the company in electronic invoices.'),
            postcode: required(text, 'The same.'),
            city: required(text, 'The same.'),
            bank: required(text, 'The name of the bank.'),
            account: required(text, 'The IBAN, or the number of the account.'),
            bic: optional(text, 'The BIC of the bank. Default: none.'),
            paymentDays: required(wholeNumberFrom(0), 'Days from the date of an invoice until it is due.'),
            note: optional(text, 'A sentence below the sums of an invoice. Default: none.'),
          }),
          'What invoices and credit notes of live mode state. Default: live mode writes none.',
        ),
        country: required(countryCode, 'The company’s country. It is delivered to by standard shipping.'),
        countries: required(
          v.pipe(
            v.array(
              v.strictObject({
                code: required(countryCode, 'ISO 3166-1, such as DE.'),
                name: required(text, 'Shown to shoppers.'),
              }),
            ),
            v.minLength(1, 'must not be empty'),
          ),
          'The countries that an order can be sent to, in the forms of checkout and account. The first is chosen at first.',
        ),
        stateLabel: optional(
          text,
          'The field of addresses for the state or region. Default: addresses have none.',
        ),
        postcodeLabel: required(text, 'The field of addresses for the postcode.'),
        delivery: optional(
          v.strictObject({
            processing: required(days, 'Until an order is shipped.'),
            processingLarge: optional(days, 'The same for custom and large orders.'),
            standard: required(days, 'From shipping to delivery.'),
            express: optional(days, 'From shipping to delivery.'),
            international: optional(days, 'To other countries than the company’s.'),
          }),
          'Times in business days. Default: none are said.',
        ),
        returnDays: required(wholeNumberFrom(0), 'Days after delivery.'),
        defectReportDays: optional(
          wholeNumberFrom(0),
          'Days after delivery, for texts that name them. Default: not said.',
        ),
        refund: optional(
          days,
          'Business days until a refund is made, for texts that name them. Default: not said.',
        ),
        cardStatement: optional(
          days,
          'Days from the refund until it is on the card statement, for texts that name them. Default: not said.',
        ),
        returnsPaidBy: optional(
          v.literal('buyer'),
          'For search engines: buyer, who sends returns by mail at own cost, except defective products. Default: not said.',
        ),
        warrantyMonths: optional(
          wholeNumberFrom(1),
          'The shortest warranty of any product. Default: only products whose specification Warranty states one.',
        ),
        productTerms: optional(
          v.strictObject({
            freeShipping: optional(text, 'A line about free shipping.'),
            shipped: required(days, 'Business days.'),
            delivered: required(days, 'Business days after that.'),
            returnDays: required(wholeNumberFrom(0), 'Days after delivery.'),
          }),
          'What product pages say in place of freeShippingFrom, delivery and returnDays. Not in live mode. Default: these.',
        ),
        returnConditions: optional(v.array(text), 'What a return must be, one short line each.'),
        promises: optional(
          v.array(text),
          'More lines beside the Add to Cart button, such as "Help by phone".',
        ),
        picturesNote: optional(text, 'A note below the pictures of each product. Default: none.'),
        rating: optional(
          v.nullable(
            v.strictObject({
              average: required(text, 'Such as 4.5/5.'),
              reviews: required(wholeNumberFrom(0), 'The number of reviews.'),
              review: required(text, 'One review, which is marked as a sample.'),
            }),
          ),
          'A sample rating of all products. Not in live mode. null: none. Default: null.',
        ),
        newsletter: optional(
          v.strictObject({
            heading: required(text, 'In the footer.'),
            text: required(text, 'Below the heading. Live mode has a text of its own.'),
            homeHeading: required(text, 'On the home page.'),
            homeText: required(text, 'Below that heading.'),
            discountPercent: optional(numberBetween(0, 100), 'Off the first order. Not in live mode.'),
          }),
          'The form to subscribe, in the footer and on the home page. Default: none.',
        ),
        searchHeading: optional(
          foreignText,
          'The heading of the search page in another language. Default: Search Results.',
        ),
        searchExample: optional(
          text,
          'A value of a specification that a search without results suggests, such as IP66. Default: none.',
        ),
        summaryHeading: optional(
          foreignText,
          'The heading of the order summary of the checkout in another language, above the English one. Default: none.',
        ),
        homeTitle: required(text, 'The title of the home page, after the name of the shop.'),
        description: required(text, 'Describes the home page in search results.'),
        collectionsDescription: optional(
          text,
          'Describes the page of all categories in search results. Default: their names.',
        ),
        socialCard: optional(
          picture.entries.image,
          'The picture, 1200×630 px, that social networks show with a link. Default: that of the product or category only.',
        ),
        rangePicture: optional(
          picture,
          'A wide picture of what the shop sells, for text pages that ask for it, and for account pages. Default: none.',
        ),
        map: optional(picture, 'A map for the contact page. Default: none.'),
        tools: optional(
          v.array(v.picklist(TOOLS, `must be one of ${TOOLS.join(', ')}`)),
          'What the shop has besides catalogue, search, cart and wishlist: pages to plan, check, order from a list, keep lists, compare, write quotes and open without a connection, and searches in plain words. What is left out is in no page, link, script or file. Planner and system check also need figures. Default: all.',
        ),
        home: optional(
          v.array(
            v.union(
              [
                v.picklist(HOME_SECTIONS),
                v.strictObject({
                  category: required(category, 'The slug of a category.'),
                  title: required(text, 'The heading.'),
                }),
              ],
              `must be one of ${HOME_SECTIONS.join(', ')}, or an object with category and title`,
            ),
          ),
          'The sections of the home page, in their order. A section without content is left out.',
        ),
      },
      'The company, and what it promises.',
    ),
    v.forward(
      v.partialCheck(
        [['checkout'], ['tools']],
        ({ checkout, tools = TOOLS }) => {
          const tool = checkout && NEEDED_TOOL[checkout];
          return tool === undefined || tools.includes(tool);
        },
        ({ input: { checkout } }) =>
          `must have ${checkout && NEEDED_TOOL[checkout]}, because \`checkout\` is ${checkout}`,
      ),
      ['tools'],
    ),
    v.forward(
      v.partialCheck(
        [['currency'], ['currencyDecimals']],
        ({ currency, currencyDecimals = 2 }) => currencyDecimals === decimalsOf(currency),
        ({ input }) => `must be ${decimalsOf(input.currency)}, as amounts in ${input.currency} have`,
      ),
      ['currencyDecimals'],
    ),
    v.forward(
      v.partialCheck(
        [['shippingFee'], ['shipping']],
        ({ shippingFee, shipping }) => (shippingFee === undefined) !== (shipping === undefined),
        ({ input }) =>
          input.shipping === undefined
            ? 'is missing; write what an order is charged, or rates in `shipping`'
            : 'has no effect with `shipping`; delete one of them',
      ),
      ['shippingFee'],
    ),
    v.forward(
      v.partialCheck(
        [['freeShippingFrom'], ['shipping']],
        ({ freeShippingFrom, shipping }) => freeShippingFrom === undefined || shipping === undefined,
        'has no effect with `shipping`; write a rate with this fromAmount and the fee 0 there',
      ),
      ['freeShippingFrom'],
    ),
    v.forward(
      v.partialCheck(
        [['shipping'], ['countries']],
        ({ shipping = [], countries }) =>
          shipping.every((rate) => unknownCountries(rate, countries).length === 0),
        ({ input: { shipping = [], countries } }) =>
          `names ${shipping.flatMap((rate) => unknownCountries(rate, countries)).join(', ')}, which \`countries\` does not have; add or remove it`,
      ),
      ['shipping'],
    ),
  );

const unknownCountries = (
  rate: { readonly countries?: readonly string[] },
  countries: readonly { readonly code: string }[],
): readonly string[] =>
  (rate.countries ?? []).filter((code) => countries.every((country) => country.code !== code));

export type ShopData = v.InferOutput<ReturnType<typeof shopSchema>>;
