import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import type { Commerce, Trade } from './commerce.ts';
import { maintenanceCommerce } from './maintenance-commerce.ts';
import type { Unavailable } from './model/service-error.ts';

const CommerceContext = createContext<Commerce | undefined>(undefined);

type CommerceProviderProps = {
  /** The adapter, or what loads its code with the first call. */
  readonly commerce: Trade | (() => Promise<Trade>);
  readonly children: ReactNode;
};

/** Gives the components below it an adapter. Its exceptions go to the error boundary above: such a call never gets an outcome. */
export function CommerceProvider({ commerce, children }: CommerceProviderProps) {
  const [, setState] = useState();
  const watched = useMemo(
    () =>
      // No call reaches the maintenance adapter, and only pages of a shop with accounts make those that it lacks.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the proxy answers to every name
      new Proxy(maintenanceCommerce as Commerce, {
        get: (_, name) =>
          async function call(...sent: readonly unknown[]) {
            const adapter =
              typeof commerce === 'function' ? await commerce().catch(() => undefined) : commerce;
            if (!adapter) return { kind: 'unavailable', error: 'GENERIC' } satisfies Unavailable;
            try {
              return await Reflect.apply(Reflect.get(adapter, name), adapter, sent);
            } catch (error) {
              setState(() => {
                throw error;
              });
              return new Promise(() => undefined);
            }
          },
      }),
    [commerce],
  );
  return <CommerceContext value={watched}>{children}</CommerceContext>;
}

export function useCommerce(): Commerce {
  const commerce = use(CommerceContext);
  if (!commerce) throw new Error('useCommerce needs a CommerceProvider above it.');
  return commerce;
}
