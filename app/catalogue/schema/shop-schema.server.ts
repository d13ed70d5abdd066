import * as v from 'valibot';
import { dataFile, numberBetween, optional, required, text, wholeNumberFrom } from './schema-parts.server.ts';

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

const amount = numberBetween(0, 1_000_000);

/** What the company says of itself on every page, in documents and in files for other programs. */
export const shopSchema = v.pipe(
  dataFile(
    {
      name: required(text, 'The name of the shop.'),
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
      phones: required(v.strictObject({ sales: phone, support: phone }), 'The phone numbers.'),
      emails: required(
        v.strictObject({ sales: email, support: email, privacy: email }),
        'The email addresses.',
      ),
      supportHours: required(text, 'When support answers.'),
      businessHours: required(
        v.array(v.strictObject({ days: text, hours: text })),
        'The opening hours on the contact page.',
      ),
      social: required(v.array(v.strictObject({ name: text, href: url })), 'Links in the footer.'),
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
      shippingFee: required(
        amount,
        'What an order is charged for shipping, in the currency of the prices. In live mode the engine has it too.',
      ),
      freeShippingFrom: optional(amount, 'Orders of this amount or more are shipped free. Default: none.'),
      freeShippingOnRequest: optional(
        v.boolean(),
        'True: texts promise free shipping, but every order is charged, and buyers have to ask. Default: false.',
      ),
      delivery: required(
        v.strictObject({
          processing: required(days, 'Until an order is shipped.'),
          processingLarge: required(days, 'The same for custom and large orders.'),
          standard: required(days, 'From shipping to delivery.'),
          express: required(days, 'From shipping to delivery.'),
          international: required(days, 'From shipping to delivery.'),
        }),
        'Times in business days.',
      ),
      returnDays: required(wholeNumberFrom(0), 'Days after delivery.'),
      defectReportDays: required(wholeNumberFrom(0), 'Days after delivery.'),
      refund: required(days, 'Business days until a refund is made.'),
      cardStatement: required(days, 'Days from the refund until it is on the card statement.'),
      warrantyMonths: required(wholeNumberFrom(0), 'The shortest warranty of any product.'),
      newsletterDiscountPercent: required(
        numberBetween(0, 100),
        'What the home page offers subscribers on their first order.',
      ),
    },
    'The company, and what it promises.',
  ),
  v.forward(
    v.partialCheck(
      [['currency'], ['currencyDecimals']],
      ({ currency, currencyDecimals = 2 }) => currencyDecimals === decimalsOf(currency),
      ({ input }) => `must be ${decimalsOf(input.currency)}, as amounts in ${input.currency} have`,
    ),
    ['currencyDecimals'],
  ),
);

export type ShopData = v.InferOutput<typeof shopSchema>;
