import { Link } from 'react-router';
import { TAX_PERCENT } from '#app/cart/model/cart.ts';
import { formatDay } from '#app/lib/day.ts';
import { ACCEPTED_PAYMENT, PAYMENT_BRANDS } from '#app/commerce/accepted-payment.ts';
import {
  DEFECT_REPORT_DAYS,
  MIN_WARRANTY_MONTHS,
  NEWSLETTER_DISCOUNT_PERCENT,
  RETURN_DAYS,
  TERMS_UPDATED,
} from './model/policy.ts';
import { TAKES_ORDERS } from '#app/lib/takes-orders.ts';
import { ProsePage, ProseSection } from './prose-page.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { SHOP } from '#app/shop.ts';
import * as texts from './texts.ts';

export const meta = () =>
  pageMeta({
    title: texts.termsTitle,
    description: texts.termsDescription(SHOP.name),
    path: '/terms-conditions',
    trail: [],
  });

const CONTENTS = [
  { id: 'these-terms', title: 'These terms' },
  { id: 'orders', title: 'Orders' },
  { id: 'prices', title: 'Prices and tax' },
  { id: 'payment', title: 'Payment' },
  { id: 'offers', title: 'Offers' },
  { id: 'shipping', title: 'Shipping and returns' },
  { id: 'warranty', title: 'Warranty' },
  { id: 'proper-use', title: 'Proper use' },
  { id: 'product-information', title: 'Product information' },
  { id: 'accounts', title: 'Accounts' },
  { id: 'liability', title: 'Liability' },
  { id: 'law-and-contact', title: 'Law and contact' },
] as const;

const accepted = new Intl.ListFormat('en-US', { type: 'conjunction' }).format(
  ACCEPTED_PAYMENT ?? PAYMENT_BRANDS,
);

export default function TermsConditions() {
  return (
    <ProsePage
      title={texts.termsTitle}
      contents={CONTENTS}
      lead={
        <>
          <p>What you and {SHOP.name} can expect of each other when you use this shop.</p>
          <p>
            Last updated <time dateTime={TERMS_UPDATED}>{formatDay(TERMS_UPDATED)}</time>
          </p>
        </>
      }
    >
      <ProseSection id="these-terms" title="These terms">
        <p>
          These terms apply between you and {SHOP.address[0]}, “{SHOP.name}” or “we”, when you use this
          website or order from it. If you order for a company, you confirm that you may act for it. By
          ticking the box at checkout you agree to the version shown here on that day.
        </p>
      </ProseSection>

      <ProseSection id="orders" title="Orders">
        <p>
          What the shop shows is an invitation to order. Your order is an offer to buy, and the contract comes
          about when we confirm it. We may decline an order, for instance when a product is no longer
          available, when a price is plainly a mistake, or when a law forbids the delivery.
        </p>
        {!TAKES_ORDERS && (
          <p>
            At present no order can be completed. The payment service is under maintenance: Place Order ends
            with a notice, nothing is charged, and no contract comes about. Your cart is kept in your browser,
            so that you can try again later.
          </p>
        )}
        <p>
          A cart holds a limited quantity of each product, and never more than is in stock. A product in your
          cart is not reserved.
        </p>
      </ProseSection>

      <ProseSection id="prices" title="Prices and tax">
        <p>
          Prices are in US dollars and exclude sales tax. The order summary adds tax
          {TAKES_ORDERS ? '' : ` at ${TAX_PERCENT}% of the subtotal`}, and shipping, on lines of their own, so
          that you see the full total before you order.
        </p>
        <p>
          Prices can change until an order is confirmed. When you return to the shop, the products in your
          cart are brought up to the current catalogue. Import duty and fees charged by customs or a carrier
          are not included.
        </p>
      </ProseSection>

      <ProseSection id="payment" title="Payment">
        <p>We accept {accepted}.</p>
        {!TAKES_ORDERS && (
          <>
            <p>
              Corporate buyers may also pay by purchase order or wire transfer. The checkout form does not
              offer these two; write to <a href={`mailto:${SHOP.emails.sales}`}>{SHOP.emails.sales}</a> before
              you order.
            </p>
            <p>
              The card form takes card numbers of 16 digits. An American Express number has 15: choose PayPal,
              or ask our sales desk.
            </p>
            <p>If you choose PayPal, you will be redirected to PayPal after Place Order.</p>
          </>
        )}
      </ProseSection>

      <ProseSection id="offers" title="Offers">
        <p>
          Reduced prices hold until the end that is shown beside them, while stock lasts.{' '}
          {!TAKES_ORDERS && (
            <>
              The two offers of the newsletter, {NEWSLETTER_DISCOUNT_PERCENT}% off a first order or a gift
              card for it, are limited to one per customer and cannot be combined or paid out. The newsletter
              has not started yet: until it does, the sign-up sends no address, and neither offer can be
              claimed.
            </>
          )}
        </p>
      </ProseSection>

      <ProseSection id="shipping" title="Shipping and returns">
        <p>
          The <Link to="/shipping-return">Shipping & Return Policy</Link> is part of these terms. It says how
          long processing and delivery take, what shipping costs, and how to return a product within{' '}
          {RETURN_DAYS} days of delivery. Defects that you find on delivery are to be reported within{' '}
          {DEFECT_REPORT_DAYS} days.
        </p>
        <p>
          Delivery times are careful estimates. The risk passes to you when the carrier hands over the goods,
          and ownership when they are paid in full.
        </p>
      </ProseSection>

      <ProseSection id="warranty" title="Warranty">
        <p>
          Every product carries a warranty of at least {MIN_WARRANTY_MONTHS} months against faults of material
          and manufacture, counted from delivery; a maker’s longer term applies in its place. We repair or
          replace a faulty product or, where neither is possible, refund its price. Misuse, surge,
          unauthorised repair and installation against the manual are not covered.
        </p>
      </ProseSection>

      <ProseSection id="proper-use" title="Proper use">
        <p>Some of this equipment protects lives, and some of it is regulated. It is up to you to</p>
        <ul>
          <li>have fire alarm systems planned, installed and tested by a competent firm;</li>
          <li>use equipment in hazardous areas only within its certificate;</li>
          <li>hold the licences that radios and other transmitters need where you use them;</li>
          <li>
            point cameras and microphones only where you may, and tell people of them where the law requires
            it;
          </li>
          <li>keep passwords and firmware of connected devices up to date.</li>
        </ul>
        <p>
          You may not buy for export to a place or a use that export law forbids, and you may not disturb this
          website or copy its catalogue by machine to the harm of others.
        </p>
      </ProseSection>

      <ProseSection id="product-information" title="Product information">
        <p>
          We take figures from the makers’ documents and check them with care. Makers change their products;
          where a figure matters to a project, the maker’s current data sheet is decisive. Pictures show the
          kind of product and may differ in detail.
          {TAKES_ORDERS ? '' : ' Reviews, testimonials and news that are marked as samples are samples.'}
        </p>
        <p>
          Product names and trademarks belong to their owners. Texts and pictures of this site may be used to
          evaluate and document a purchase.
        </p>
      </ProseSection>

      <ProseSection id="accounts" title="Accounts">
        <p>
          No account is needed to buy.
          {TAKES_ORDERS
            ? ''
            : ' Sign-in and registration are under maintenance and create nothing at present.'}{' '}
          What the shop keeps, and where, is described in the <Link to="/privacy-policy">Privacy Policy</Link>
          .
        </p>
      </ProseSection>

      <ProseSection id="liability" title="Liability">
        <p>
          No security device prevents every burglary, fire or accident; it lowers a risk. We do not insure
          persons or property. As far as the law allows, our liability for a product is limited to the price
          paid for it, and we are not liable for lost profit or for indirect loss. This limits neither
          liability for intent and gross negligence, nor for injury, nor any right that the law gives a
          consumer and that cannot be waived.
        </p>
        <p>
          The website comes as it is. We keep it running with care, but do not promise that it is free of
          errors or always reachable.
        </p>
      </ProseSection>

      <ProseSection id="law-and-contact" title="Law and contact">
        <p>
          These terms are governed by the law of the Commonwealth of Massachusetts, without its rules on
          conflicts of law; the mandatory law of the country in which a consumer lives is not affected. If one
          term should be invalid, the others remain.
        </p>
        <p>
          When these terms change, the date at the top of this page changes with them. Orders already
          confirmed keep the terms under which they were placed.
        </p>
        <p>
          {SHOP.address.join(', ')}. Email:{' '}
          <a href={`mailto:${SHOP.emails.support}`}>{SHOP.emails.support}</a>.
        </p>
      </ProseSection>
    </ProsePage>
  );
}
