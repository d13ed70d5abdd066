import { createContext, type ReactNode, use, useMemo } from 'react';
import { catchFailures, type Commerce } from './commerce.ts';

const CommerceContext = createContext<Commerce | undefined>(undefined);

type CommerceProviderProps = { readonly commerce: Commerce; readonly children: ReactNode };

/** Gives the components below it the adapter `commerce`, with its exceptions turned into outcomes. */
export function CommerceProvider({ commerce, children }: CommerceProviderProps) {
  const safeCommerce = useMemo(() => catchFailures(commerce), [commerce]);
  return <CommerceContext value={safeCommerce}>{children}</CommerceContext>;
}

export function useCommerce(): Commerce {
  const commerce = use(CommerceContext);
  if (!commerce) throw new Error('useCommerce needs a CommerceProvider above it.');
  return commerce;
}
