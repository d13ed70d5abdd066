import { Link } from 'react-router';
import { SHOP } from '#app/shop.ts';
import * as texts from '#app/texts/help.ts';
import styles from './help-box.module.css';

/** The phone numbers and email address of customer support, shown on every text page. */
export function HelpBox() {
  return (
    <aside aria-labelledby="help-heading" className={styles.help}>
      <h2 id="help-heading" className={styles.heading}>
        {texts.helpHeading}
      </h2>
      <p className={styles.hours}>{texts.supportOpen(SHOP.supportHours)}</p>
      <ul className={styles.ways}>
        {Object.values(SHOP.phones).map(({ label, display, href }) => (
          <li key={href}>
            <span className={styles.label}>{label}</span>
            <a href={href} className={styles.way}>
              {display}
            </a>
          </li>
        ))}
        <li>
          <span className={styles.label}>{texts.email}</span>
          <a href={`mailto:${SHOP.emails.support}`} className={styles.way}>
            {SHOP.emails.support}
          </a>
        </li>
      </ul>
      <Link to="/contact-us" className={styles.way}>
        {texts.allContactDetails}
      </Link>
    </aside>
  );
}
