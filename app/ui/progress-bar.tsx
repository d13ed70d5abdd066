import styles from './progress-bar.module.css';

type ProgressBarProps = { readonly label: string; readonly value: number; readonly max: number };

export function ProgressBar({ label, value, max }: ProgressBarProps) {
  return <progress aria-label={label} className={styles.bar} max={Math.max(max, 1)} value={value} />;
}
