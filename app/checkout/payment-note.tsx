import type { ReactNode } from 'react';

export function PaymentNote({ children }: { readonly children: ReactNode }) {
  return <p className="payment-fields-note">{children}</p>;
}
