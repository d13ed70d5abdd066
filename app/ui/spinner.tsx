import * as texts from './texts.ts';
import styles from './spinner.module.css';

export function Spinner({ label = texts.loading }: { readonly label?: string }) {
  return (
    <p className={styles.spinner} role="status">
      {label}
    </p>
  );
}
