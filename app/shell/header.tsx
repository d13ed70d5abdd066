import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useWishlist } from '#app/wishlist/wishlist-store.ts';
import { SHOP } from '#app/shop.ts';
import * as texts from './texts.ts';
import { CountBadge } from '#app/ui/count-badge.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { gridIcon, heartIcon } from '#app/ui/icons.ts';
import { AccountLinks } from './account-links.tsx';
import { CartDropdown } from './cart-dropdown.tsx';
import { CategoryRow } from './category-row.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import type { NavCategory } from './navigation.ts';

const supportPhone = SHOP.phones.support;

type HeaderProps = { readonly categories: readonly NavCategory[]; readonly search: ReactNode };

export function Header({ categories, search }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <div className={`container ${styles.topRow}`}>
          <p className={styles.support}>
            <span className={styles.supportLabel}>{texts.support}</span>
            <span className={styles.hours}>{SHOP.supportHours} · </span>
            <a href={supportPhone.href}>{supportPhone.display}</a>
          </p>
          <ul className={styles.account}>
            <AccountLinks />
          </ul>
        </div>
      </div>
      <div className={styles.bar}>
        <div className={`container ${styles.barRow}`}>
          <MobileMenu categories={categories} />
          <Logo />
          <div className={styles.searchRow}>
            <Link to="/collections" className={styles.allCategories}>
              <Icon icon={gridIcon} size={18} />
              <span className="visually-hidden-on-phones">{texts.allCategories}</span>
            </Link>
            {search}
          </div>
          <div className={styles.actions}>
            <WishlistLink />
            <CartDropdown />
          </div>
        </div>
      </div>
      <CategoryRow categories={categories} />
    </header>
  );
}

function WishlistLink() {
  const count = useWishlist().items.length;
  return (
    <Link to="/wishlist" className={styles.iconLink}>
      <span className="visually-hidden">{`${texts.wishlist}, `}</span>
      <span className={styles.icon}>
        <Icon icon={heartIcon} size={22} />
        <CountBadge count={count} />
      </span>
      <span className="visually-hidden">{` ${texts.itemNoun(count)}`}</span>
    </Link>
  );
}
