import { type ReactNode, Suspense } from 'react';

/**
 * A part of the page that React takes over on its own, after what surrounds it: a long page becomes several short pieces
 * of work, between which a tap is answered.
 */
export function HydrationUnit({ children }: { readonly children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
