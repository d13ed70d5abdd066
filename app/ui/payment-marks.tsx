import * as texts from '#app/texts/ui.ts';
import styles from './payment-marks.module.css';

/** The accepted ways to pay, as small cards with their names: no trademark is drawn. */
export function PaymentMarks({ brands }: { readonly brands: readonly string[] }) {
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
