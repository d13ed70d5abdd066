import { storageKey } from '#app/base-path.ts';
import { randomUuid } from '#app/lib/random-uuid.ts';
import { rememberSignedIn, signedInStore } from '#app/lib/signed-in-store.ts';
import { createLiveCommerce } from './live-commerce.ts';
import { PAYMENT_PROVIDERS } from './payment-providers.ts';
import { createPendingOrderStore } from './pending-order.ts';

/** The live adapter with the browser's network and storage. */
export const browserCommerce = createLiveCommerce({
  fetch: (...request) => fetch(...request),
  signedIn: { read: signedInStore.getState, remove: () => rememberSignedIn(false) },
  providers: PAYMENT_PROVIDERS,
  newKey: randomUuid,
  pendingOrder: createPendingOrderStore(storageKey('pending-order'), () => localStorage),
});
