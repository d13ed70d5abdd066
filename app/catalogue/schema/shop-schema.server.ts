import * as v from 'valibot';
import { dataFile, numberBetween, required, text, wholeNumberFrom } from './schema-parts.server.ts';

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

/** What the company says of itself on every page, in documents and in files for other programs. */
export const shopSchema = dataFile(
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
    freeShippingFrom: required(
      numberBetween(0, 1_000_000),
      'The texts promise free standard shipping above this amount in dollars.',
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
);
