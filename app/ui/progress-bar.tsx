import styles from './progress-bar.module.css';

type ProgressBarProps = {
  readonly label: string;
  /** Absent if it is not known how much is done. */
  readonly value?: number;
  readonly max?: number;
};

export function ProgressBar({ label, value, max = 1 }: ProgressBarProps) {
  // The maximum of a `<progress>` must be above 0. `max` is 0 until the amount of work is known.
  return <progress aria-label={label} className={styles.bar} max={Math.max(max, 1)} value={value} />;
}
