import { ButtonLink } from '#app/ui/button.tsx';
import styles from './promo-box.module.css';

/** The category page's one advertisement: 4K cameras. */
export function PromoBox() {
  return (
    <div className={styles.promo}>
      <h2 className={styles.heading}>4K cameras</h2>
      <p className={styles.text}>
        Four times the detail of Full HD: read a number plate where a face was a blur.
      </p>
      <ButtonLink variant="action" small to="/search?q=4K">
        See 4K cameras
      </ButtonLink>
    </div>
  );
}
