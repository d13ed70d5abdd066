import * as texts from '#app/texts/listing.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import styles from './promo-box.module.css';

/** The category page's one advertisement: 4K cameras. */
export function PromoBox() {
  return (
    <div className={styles.promo}>
      <h2 className={styles.heading}>{texts.promoHeading}</h2>
      <p className={styles.text}>{texts.promoText}</p>
      <ButtonLink variant="action" to="/search?q=4K">
        {texts.promoLink}
      </ButtonLink>
    </div>
  );
}
