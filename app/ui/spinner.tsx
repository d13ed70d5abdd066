import styles from './spinner.module.css';

export function Spinner({ label = 'Loading…' }: { readonly label?: string }) {
  return (
    <p className={styles.spinner} role="status">
      {label}
    </p>
  );
}
