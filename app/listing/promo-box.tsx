import * as texts from './texts.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import styles from './promo-box.module.css';

/** Promotes 4K cameras beside a category's products. */
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
