import type { ComponentProps } from 'react';
import styles from './chip.module.css';

/** A small button with round ends. With `aria-pressed` it is a toggle. */
export function Chip(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button type="button" {...props} className={styles.chip} />;
}
