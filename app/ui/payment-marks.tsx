import * as texts from './texts.ts';
import styles from './payment-marks.module.css';

export function PaymentMarks({ brands }: { readonly brands: readonly string[] }) {
  if (brands.length === 0) return null;
  return (
    <ul className={styles.marks} aria-label={texts.acceptedPayment}>
      {brands.map((brand) => (
        <li key={brand} className={styles.mark}>
          {brand}
        </li>
      ))}
    </ul>
  );
}
