import type { Fact } from './facts-table.tsx';
import { livePrivacyDescription } from './texts.ts';
import { privacyMeta, PrivacyPage } from './privacy-policy.tsx';

export const meta = () => privacyMeta(livePrivacyDescription);

const STORED_DATA: readonly Fact[] = [
  {
    term: 'Order without an answer',
    note: 'its products, contact and address and a random key, from Place Order until its outcome is known, in local storage under “pending-order”',
    value: 'until the outcome is known or you clear the site data',
  },
  {
    term: 'Signed in or not',
    note: 'yes or no, for the links at the top of the page and for your orders, in local storage under “signed-in”',
    value: 'until you clear the site data',
  },
  {
    term: 'Number of sign-outs',
    note: 'so that every tab forgets what was typed into the checkout once you sign out, in local storage under “sign-outs”, and for each tab under “seen-sign-outs”',
    value: 'until you clear the site data',
  },
  {
    term: 'Known device',
    note: 'a random number in a cookie that scripts cannot read and that is sent to this shop only, once you sign in, so that strangers who try passwords do not lock you out',
    value: 'for a year after you last signed in, or until you clear the site data',
  },
  {
    term: 'Session',
    note: 'a random number in a cookie that scripts cannot read and that is sent to this shop only, once you sign in',
    value: 'until you sign out or close the browser; with Remember me, until it expires',
  },
];

/** The privacy policy of a shop with a back end. */
export default function LivePrivacyPolicy() {
  return (
    <PrivacyPage
      lead={
        <p>
          You can look at everything in this shop without telling us anything: your wishlist, your comparison
          and what you last viewed and searched for stay in your browser. We receive what you send when you
          look at your cart, place an order, use an account, write to us or subscribe to our newsletter. This
          page says what that is.
        </p>
      }
      moreStoredData={STORED_DATA}
      sentData={
        <>
          <p>
            <strong>Cart and checkout.</strong> When you open either, the numbers and quantities of the
            products in your cart are sent, so that you see current prices and stock. Nothing else is sent
            with them, and we do not keep them.
          </p>
          <p>
            <strong>Orders.</strong> Place Order sends your products, name, email address, phone number,
            address and how you pay. We keep the order to deliver and invoice it, and as long afterwards as
            tax law requires. You get an email about it. Its link opens the order without an account, so pass
            it on only to those who may see it. With an order on account without signing in we also keep a
            code made from your IP address, from which it cannot be read. It limits how much of our stock one
            buyer can reserve.
          </p>
          <p>
            <strong>Account.</strong> An account holds your email address, name, phone number, addresses,
            orders and whether you want our newsletter. Your password is stored only as a hash, from which it
            cannot be read. Orders that you placed with the same email address join the account once you have
            confirmed it.
          </p>
          <p>
            <strong>Newsletter.</strong> We send it only if you ticked it, in your account or when you
            registered, or subscribed at the end of a page, and only once you have confirmed your address. We
            keep the address until you end it, with the link in every newsletter or under My account. An
            address that is not confirmed is deleted.
          </p>
          <p>
            <strong>Contact form.</strong> Send Message sends your name, email address, subject and message to
            us. We use them to answer you, and delete them once the matter and the law allow it.
          </p>
          <p>
            <strong>Attempts.</strong> So that nobody can guess their way into an account, we count attempts
            to sign in, to register and to reset a password for a short time.
          </p>
        </>
      }
      storageNote="All of it stays on your device, except for the two cookies and what you send us."
      cookies="It sets no cookies, except two once you sign in: one for your session, and one by which we know this device again."
      requests="Once you sign in, these requests carry both cookies."
      checkout={
        <p>
          <strong>Checkout.</strong> Nothing that you enter leaves your browser before Place Order. The shop
          itself never asks for the number of a card.
        </p>
      }
      accounts={
        <p>
          <strong>Sign-in, registration and forgotten password.</strong> These forms send what you enter to
          this shop and to nobody else. Your browser stores none of it. With Remember me you stay signed in
          after the browser is closed. The answer never says whether an email address has an account.
        </p>
      }
      contact={
        <p>
          <strong>Contact form and newsletter.</strong> They send what you enter to this shop and to nobody
          else, and your browser stores none of it.
        </p>
      }
      heldData={
        <p>
          You see and change what your account holds under My account, and sign out there. You may ask us for
          everything that we hold about you, and to have it corrected or deleted; what the law makes us keep
          for an order stays until the retention period ends.
        </p>
      }
      changes={<p>If what is sent, or to whom, changes, this page will say so before it happens.</p>}
    />
  );
}
