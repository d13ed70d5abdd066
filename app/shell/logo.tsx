import { Link } from 'react-router';
import { SHOP } from '#app/shop.ts';
import * as texts from './texts.ts';
import styles from './logo.module.css';

export function Logo() {
  return (
    <Link to="/" className={styles.logo} aria-label={texts.logoName(SHOP.name)}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <path d="M4 4h24v15.5L16 29 4 19.5z" fill="currentColor" />
        <circle cx="16" cy="14" r="6.5" className={styles.lens} />
        <circle cx="16" cy="14" r="2.5" fill="currentColor" />
      </svg>
      <span>{SHOP.name}</span>
    </Link>
  );
}
