import styles from './progress-bar.module.css';

type MeterProps = { readonly label: string; readonly value: number; readonly max: number };

/** A maximum of 0 counts as 1, so that the meter is empty. */
export function Meter({ label, value, max }: MeterProps) {
  return <meter aria-label={label} className={styles.meter} min={0} max={Math.max(max, 1)} value={value} />;
}
