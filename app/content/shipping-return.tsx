import { Link } from 'react-router';
import { FLAT_SHIPPING } from '#app/cart/model/cart.ts';
import { formatMoney } from '#app/lib/money.ts';
import { COUNTRIES } from '#app/checkout/model/checkout-form.ts';
import {
  CARD_STATEMENT,
  DEFECT_REPORT_DAYS,
  EXPRESS_DELIVERY,
  formatDays,
  formatWholeDollars,
  FREE_SHIPPING_THRESHOLD,
  INTERNATIONAL_DELIVERY,
  MIN_WARRANTY_MONTHS,
  PROCESSING,
  PROCESSING_CUSTOM_OR_LARGE,
  REFUND,
  RETURN_DAYS,
  STANDARD_DELIVERY,
} from './model/policy.ts';
import { TAKES_ORDERS } from '#app/lib/takes-orders.ts';
import { type Fact, FactsTable } from './facts-table.tsx';
import { ProsePage, ProseSection } from './prose-page.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { SHOP } from '#app/shop.ts';
import * as texts from './texts.ts';

export const meta = () =>
  pageMeta({
    title: texts.shippingTitle,
    description: texts.shippingDescription(formatDays(PROCESSING), RETURN_DAYS),
    path: '/shipping-return',
    trail: [],
  });

const CONTENTS = [
  { id: 'at-a-glance', title: 'At a glance' },
  { id: 'processing', title: 'Processing' },
  { id: 'delivery', title: 'Delivery' },
  { id: 'shipping-costs', title: 'Shipping costs' },
  { id: 'on-arrival', title: 'When it arrives' },
  { id: 'returns', title: 'Returns' },
  { id: 'refunds', title: 'Refunds' },
  { id: 'warranty', title: 'Defects and warranty' },
] as const;

const TIMES: readonly Fact[] = [
  { term: 'Processing', note: 'until the order leaves', value: `${formatDays(PROCESSING)} business days` },
  {
    term: 'Processing of custom or large orders',
    note: 'until the order leaves',
    value: `${formatDays(PROCESSING_CUSTOM_OR_LARGE)} business days`,
  },
  {
    term: 'Standard shipping',
    note: 'from dispatch',
    value: `${formatDays(STANDARD_DELIVERY)} business days`,
  },
  { term: 'Express shipping', note: 'from dispatch', value: `${formatDays(EXPRESS_DELIVERY)} business days` },
  {
    term: 'International shipping',
    note: 'from dispatch',
    value: `${formatDays(INTERNATIONAL_DELIVERY)} business days`,
  },
  { term: 'Returns', note: 'from delivery', value: `within ${RETURN_DAYS} days` },
  { term: 'Reporting a defect', note: 'from delivery', value: `within ${DEFECT_REPORT_DAYS} days` },
  { term: 'Refund', note: 'once the return is checked', value: `${formatDays(REFUND)} business days` },
  {
    term: 'Card statement shows it',
    note: 'after the refund, depending on your bank',
    value: `${formatDays(CARD_STATEMENT)} days`,
  },
  { term: 'Warranty', note: 'on every product', value: `at least ${MIN_WARRANTY_MONTHS} months` },
];

export default function ShippingReturn() {
  return (
    <ProsePage
      title={texts.shippingTitle}
      contents={CONTENTS}
      lead={
        <p>
          How long an order takes, what shipping costs, and how to send something back. Business days are
          Monday to Friday, public holidays excluded.
        </p>
      }
    >
      <ProseSection id="at-a-glance" title="At a glance">
        <FactsTable caption={texts.timesCaption} facts={TIMES} />
      </ProseSection>

      <ProseSection id="processing" title="Processing">
        <p>
          We pack and hand over an order within {formatDays(PROCESSING)} business days. Custom orders, such as
          devices that are configured before they leave, and large orders take{' '}
          {formatDays(PROCESSING_CUSTOM_OR_LARGE)} business days.
        </p>
        <p>An order that reaches us on a weekend or a holiday counts from the next business day.</p>
        <p>
          An address can be corrected until the order has left. Call us: it is quicker than an email, and a
          parcel on its way cannot be redirected.
        </p>
      </ProseSection>

      <ProseSection id="delivery" title="Delivery">
        <p>These times run from the day the order leaves, so add the processing time.</p>
        <ul>
          <li>
            <strong>Standard shipping</strong> takes {formatDays(STANDARD_DELIVERY)} business days.
          </li>
          <li>
            <strong>Express shipping</strong> takes {formatDays(EXPRESS_DELIVERY)} business days.
          </li>
          <li>
            <strong>International shipping</strong> takes {formatDays(INTERNATIONAL_DELIVERY)} business days.
            Customs can hold a parcel longer than that. Duty and local fees are paid by the buyer.
          </li>
        </ul>
        <p>
          The checkout form offers {COUNTRIES.map(({ name }) => name).join(' and ')} as countries at present.
          For any other address, or for express shipping, ask our sales desk at{' '}
          <a href={`mailto:${SHOP.emails.sales}`}>{SHOP.emails.sales}</a> before you order.
        </p>
        <p>
          Radios and other transmitters may need a licence or a type approval in the country of use. Check
          this before you order; we cannot clear it with an authority on your behalf.
        </p>
      </ProseSection>

      <ProseSection id="shipping-costs" title="Shipping costs">
        {TAKES_ORDERS ? (
          <p>The order summary in the cart states what shipping costs, before you order.</p>
        ) : (
          <>
            <p>
              Standard shipping is free for orders over {formatWholeDollars(FREE_SHIPPING_THRESHOLD)} within
              the continental United States, that is, without Alaska, Hawaii and the territories.
            </p>
            <p>
              The order summary in the cart starts every order at a flat {formatMoney(FLAT_SHIPPING)},
              whatever its size and destination. If yours ships free, tell our sales desk before you place it.
            </p>
          </>
        )}
      </ProseSection>

      <ProseSection id="on-arrival" title="When it arrives">
        <p>
          Look at the parcel before you sign, and at the product before you mount it. If something is missing,
          damaged or not what you ordered, tell us within {DEFECT_REPORT_DAYS} days of delivery and keep the
          packaging until we have answered.
        </p>
        <p>
          Do not install or power a device that arrived damaged. This holds above all for parts of a fire
          alarm system and for anything meant for hazardous areas.
        </p>
      </ProseSection>

      <ProseSection id="returns" title="Returns">
        <p>
          You can return a product within {RETURN_DAYS} days of delivery, without giving a reason, if it is
          unused, complete and in its original packaging. A device that has been mounted, wired or programmed
          is no longer unused.
        </p>
        <ol>
          <li>
            Write to <a href={`mailto:${SHOP.emails.support}`}>{SHOP.emails.support}</a> or call us. Name your
            order and the SKU of the product, so that the parcel is expected.
          </li>
          <li>Pack the product with everything that came with it.</li>
          <li>Send it to the address we give you, with a service that can be tracked.</li>
        </ol>
        <p>
          Return shipping is paid by the buyer, or by us if the product was defective or not what you ordered.
          To exchange a product, return it and order the right one.
        </p>
        <p>
          Product pages sum up shipping and returns in a few lines of their own. Where they differ, this page
          applies.
        </p>
      </ProseSection>

      <ProseSection id="refunds" title="Refunds">
        <p>
          A refund is made within {formatDays(REFUND)} business days after the return has reached us and been
          checked. It goes to the payment method you used. Your bank may need another{' '}
          {formatDays(CARD_STATEMENT)} days until a card statement shows it.
        </p>
      </ProseSection>

      <ProseSection id="warranty" title="Defects and warranty">
        <p>
          Report a defect that you find on delivery within {DEFECT_REPORT_DAYS} days. Tell us the SKU, what
          the device is connected to and what you see; a photograph helps. Often a setting or the power supply
          is the cause, and we can clear that up together.
        </p>
        <p>
          Every product has a warranty of at least {MIN_WARRANTY_MONTHS} months. Where the maker’s term is
          longer and known to us, it is in the specifications on the product page. The warranty covers faults
          of material and manufacture. It does not cover misuse, surge, water beyond the protection rating, or
          wrong installation.
        </p>
        <p>
          There are more answers under{' '}
          <Link to="/faqs#returns-warranty">Returns & Warranty in our questions</Link>.
        </p>
      </ProseSection>
    </ProsePage>
  );
}
