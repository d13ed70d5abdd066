import type { ReactNode } from 'react';
import styles from './payment-fields.module.css';

export function PaymentNote({ children }: { readonly children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
