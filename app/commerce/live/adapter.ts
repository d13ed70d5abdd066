import type { Commerce } from '#app/commerce/commerce.ts';
import type { Unavailable } from '#app/commerce/model/service-error.ts';
import { maintenanceCommerce } from '#app/commerce/maintenance-commerce.ts';

/**
 * The live adapter. Its code is loaded with the first call, because most pages make none. The maintenance adapter gives the
 * proxy its type; no call reaches it.
 */
export const commerce: Commerce = new Proxy(maintenanceCommerce, {
  get(_, name) {
    return async (...sent: readonly unknown[]) => {
      const code = await import('./live-commerce.ts').catch(() => undefined);
      if (!code) return { kind: 'unavailable', error: 'GENERIC' } satisfies Unavailable;
      const { browserCommerce } = code;
      const call: unknown = Reflect.get(browserCommerce, name);
      if (typeof call !== 'function') throw new Error(`The adapter has no ${String(name)}.`);
      return Reflect.apply(call, browserCommerce, sent);
    };
  },
});
