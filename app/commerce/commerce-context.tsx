import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { type Commerce, watchExceptions } from './commerce.ts';

const CommerceContext = createContext<Commerce | undefined>(undefined);

type CommerceProviderProps = { readonly commerce: Commerce; readonly children: ReactNode };

/** Gives the components below it the adapter `commerce`. Its exceptions go to the error boundary above. */
export function CommerceProvider({ commerce, children }: CommerceProviderProps) {
  const [, setState] = useState();
  const watched = useMemo(
    () =>
      watchExceptions(commerce, (error) =>
        setState(() => {
          throw error;
        }),
      ),
    [commerce],
  );
  return <CommerceContext value={watched}>{children}</CommerceContext>;
}

export function useCommerce(): Commerce {
  const commerce = use(CommerceContext);
  if (!commerce) throw new Error('useCommerce needs a CommerceProvider above it.');
  return commerce;
}
