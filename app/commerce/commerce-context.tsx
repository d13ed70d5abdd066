import { createContext, type ReactNode, use, useMemo } from 'react';
import { type Commerce, catchFailures } from './commerce.ts';

const CommerceContext = createContext<Commerce | undefined>(undefined);

type CommerceProviderProps = { readonly commerce: Commerce; readonly children: ReactNode };

/** Says which adapter the shop below runs on. */
export function CommerceProvider({ commerce, children }: CommerceProviderProps) {
  const answering = useMemo(() => catchFailures(commerce), [commerce]);
  return <CommerceContext value={answering}>{children}</CommerceContext>;
}

export function useCommerce(): Commerce {
  const commerce = use(CommerceContext);
  if (!commerce) throw new Error('No CommerceProvider surrounds this part of the shop.');
  return commerce;
}
