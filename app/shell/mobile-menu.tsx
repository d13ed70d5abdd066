import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import * as texts from './texts.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Icon, menuIcon } from '#app/ui/icon.tsx';
import { AccountLinks } from './account-links.tsx';
import { CategoryLinks } from './category-row.tsx';
import styles from './mobile-menu.module.css';
import { type NavCategory, OTHER_COLUMNS, TOOLS } from './navigation.ts';

export function MobileMenu({ categories }: { readonly categories: readonly NavCategory[] }) {
  const { key } = useLocation();
  // The location at which the menu was opened. Every navigation changes `key`, which closes the menu.
  const [openedAt, setOpenedAt] = useState<string>();

  return (
    <div className={styles.menu}>
      <Button
        variant="icon"
        aria-label={texts.openMenu}
        aria-haspopup="dialog"
        onClick={() => setOpenedAt(key)}
      >
        <Icon icon={menuIcon} size={22} />
      </Button>
      <Dialog
        title={texts.menu}
        closeLabel={texts.closeMenu}
        open={openedAt === key}
        onClose={() => setOpenedAt(undefined)}
      >
        <ul className={styles.list}>
          <CategoryLinks categories={categories} className={styles.link} />
        </ul>
        {TOOLS.length > 0 && <LinkGroup heading={texts.tools} links={TOOLS} />}
        <ul className={styles.list}>
          <AccountLinks className={styles.link} />
        </ul>
        {OTHER_COLUMNS.map((column) => (
          <LinkGroup key={column.heading} {...column} />
        ))}
      </Dialog>
    </div>
  );
}

function LinkGroup({ heading, links }: (typeof OTHER_COLUMNS)[number]) {
  return (
    <div>
      <h3 className={`hint ${styles.heading}`}>{heading}</h3>
      <ul className={styles.list}>
        {links.map(({ title, to }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
