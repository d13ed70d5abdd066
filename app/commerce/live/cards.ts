import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Cents } from '#app/lib/money.ts';
import { currency, stripeKey } from '#app/shop-data.ts';

/** Stripe's field for a card, a frame of its own origin: card details never reach the shop. */
export type Cards = {
  /**
   * Shows the field in an element of the checkout form.
   * @param onShown called once the field is there, or with false if it cannot be loaded
   * @returns a function that removes it
   */
  readonly mount: (element: HTMLElement, onShown: (isShown: boolean) => void) => () => void;
  /** Turns what the buyer has entered into a token. Undefined if Stripe does not accept it; the field then says why. */
  readonly tokenize: (total: Cents) => Promise<string | undefined>;
  /** Lets the buyer's bank ask the buyer (3-D Secure). What came of it is asked of the back end. */
  readonly confirm: (secret: string) => Promise<void>;
};

/** Until the total is known. Only what is not offered here shows it. */
const ANY_AMOUNT = 100;

/** Stripe's script is loaded with the first field that is shown. */
export function stripeCards(publishableKey: string): Cards {
  let shown: { readonly stripe: Stripe; readonly elements: StripeElements } | undefined;

  const recolour = () => shown?.elements.update({ appearance: appearance() });

  async function show(element: HTMLElement, isRemoved: () => boolean, onShown: () => void): Promise<void> {
    const stripe = await loadStripe(publishableKey);
    if (!stripe) throw new Error('Stripe is for browsers only.');
    if (isRemoved()) return;
    const elements = stripe.elements({
      mode: 'payment',
      amount: ANY_AMOUNT,
      currency: currency.toLowerCase(),
      captureMethod: 'manual',
      allowedPaymentMethodTypes: ['card'],
      appearance: appearance(),
    });
    const field = elements.create('payment', {
      wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
    });
    field.on('ready', onShown);
    field.mount(element);
    shown = { stripe, elements };
  }

  return {
    mount(element, onShown) {
      let isRemoved = false;
      const scheme = matchMedia(DARK);
      scheme.addEventListener('change', recolour);
      show(
        element,
        () => isRemoved,
        () => onShown(true),
      ).catch(() => isRemoved || onShown(false));
      return () => {
        isRemoved = true;
        scheme.removeEventListener('change', recolour);
        shown?.elements.getElement('payment')?.destroy();
        shown = undefined;
      };
    },
    async tokenize(amount) {
      // Vouchers may take everything off. Then there is nothing to pay.
      if (amount === 0) return 'free';
      if (!shown) return undefined;
      const { stripe, elements } = shown;
      elements.update({ amount });
      if ((await elements.submit()).error) return undefined;
      const { confirmationToken } = await stripe.createConfirmationToken({ elements });
      return confirmationToken?.id;
    },
    async confirm(clientSecret) {
      const stripe = shown?.stripe ?? (await loadStripe(publishableKey));
      await stripe?.handleNextAction({ clientSecret });
    },
  };
}

const DARK = '(prefers-color-scheme: dark)';

const appearance = (): Appearance => ({
  theme: matchMedia(DARK).matches ? 'night' : 'stripe',
  variables: { fontSizeBase: '16px', borderRadius: '2px' },
});

/** Of a shop that takes cards. Checkout shows its field, and the adapter asks it for a token. */
export const CARDS: Cards | undefined = stripeKey === undefined ? undefined : stripeCards(stripeKey);
