import { PrivacyPage, privacyMeta } from './privacy-page.tsx';

export const meta = () => privacyMeta();

export default function PrivacyPolicy() {
  return (
    <PrivacyPage
      lead={
        <p>
          The shop runs in your browser. It keeps your cart, your wishlist, your comparison and what you last
          viewed and searched for there, sets no cookies, and sends us nothing about you. This page has the
          details.
        </p>
      }
      storageNote="All of it stays on your device, and we cannot read it from elsewhere."
      cookies="It sets no cookies."
      requests="We add nothing to these requests."
      checkout={
        <p>
          <strong>Checkout.</strong> While payment is under maintenance, no order is sent: Place Order ends
          with a notice, and nothing leaves your browser. Card number, expiry date and security code are never
          stored, not even when the box that offers to save payment information is ticked.
        </p>
      }
      accounts={
        <p>
          <strong>Sign-in, registration and forgotten password.</strong> These forms are under maintenance
          too. They create no account, send nothing and store nothing, passwords included. Remember me has no
          effect yet.
        </p>
      }
      contact={
        <p>
          <strong>Contact form and newsletter.</strong> What you type there is not sent and not stored. To
          reach us, call or write to an address on the contact page.
        </p>
      }
      heldData={
        <p>
          What we hold about you is at most our correspondence. You may ask to see it, correct it or have it
          deleted.
        </p>
      }
      changes={
        <p>
          If the shop starts to process orders or accounts, this page will say what is sent, to whom and why,
          before it happens.
        </p>
      }
    />
  );
}
