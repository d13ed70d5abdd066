import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useWishlist } from '#app/wishlist/wishlist-store.ts';
import { withBase } from '#app/base-path.ts';
import { mark } from '#app/shop-data.ts';
import { SHOP } from '#app/shop.ts';
import * as texts from './texts.ts';
import { CountBadge } from '#app/ui/badge.tsx';
import { gridIcon, heartIcon, Icon } from '#app/ui/icon.tsx';
import { AccountLinks } from './account-links.tsx';
import { CartDropdown } from './cart-dropdown.tsx';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu.tsx';
import { type NavCategory, TOOLS } from './navigation.ts';
import { ToolsMenu } from './tools-menu.tsx';

function Logo() {
  return (
    <Link to="/" className={styles.logo} aria-label={texts.logoName(SHOP.name)}>
      {mark === 'shield' ? (
        <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
          <path d="M4 4h24v15.5L16 29 4 19.5z" fill="currentColor" />
          <circle cx="16" cy="14" r="6.5" className={styles.lens} />
          <circle cx="16" cy="14" r="2.5" fill="currentColor" />
        </svg>
      ) : (
        <img src={withBase('/favicon.svg')} width="32" height="32" alt="" />
      )}
      <span>{SHOP.name}</span>
    </Link>
  );
}

const supportPhone = SHOP.phones.support ?? SHOP.phones.sales;

type HeaderProps = { readonly categories: readonly NavCategory[]; readonly search: ReactNode };

export function Header({ categories, search }: HeaderProps) {
  return (
    <header className={`no-print ${styles.header}`}>
      <div className={styles.top}>
        <div className={`container cluster ${styles.topRow}`}>
          <p className={styles.support}>
            <a href={supportPhone.href}>{supportPhone.display}</a>
            <span>{supportPhone.label}</span>
            {SHOP.supportHours !== undefined && <span>{`${SHOP.supportHours} ·`}</span>}
          </p>
          <ul className={styles.account}>
            <AccountLinks />
          </ul>
        </div>
      </div>
      <div className={`container ${styles.barRow}`}>
        <MobileMenu categories={categories} />
        <Logo />
        <div className={styles.searchRow}>
          <Link to="/collections" className={styles.allCategories}>
            <Icon icon={gridIcon} size={18} />
            <span className="visually-hidden-on-phones">{texts.allCategories}</span>
          </Link>
          <ToolsMenu links={TOOLS} />
          {search}
        </div>
        <div className={styles.actions}>
          <WishlistLink />
          <CartDropdown />
        </div>
      </div>
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
