import { Link, useLocation } from 'react-router';
import * as texts from './texts.ts';
import { Button } from '#app/ui/button.tsx';
import { DialogHead, releaseBeforeFocus, useInertPage } from '#app/ui/dialog.tsx';
import dialogStyles from '#app/ui/dialog.module.css';
import { Icon, menuIcon } from '#app/ui/icon.tsx';
import { AccountLinks } from './account-links.tsx';
import { CategoryLinks } from './category-row.tsx';
import styles from './mobile-menu.module.css';
import { type NavCategory, OTHER_COLUMNS, TOOLS } from './navigation.ts';
import { usePopover } from './use-popover.ts';

const ID = 'menu';
const TITLE_ID = 'menu-title';

/** A popover, so that it opens before hydration, and without scripts. */
export function MobileMenu({ categories }: { readonly categories: readonly NavCategory[] }) {
  const { open, button, panel, buttonProps, panelProps } = usePopover<HTMLDialogElement>(ID);
  // The heading of the next page gets the focus.
  useInertPage(panel, open, useLocation().key);

  return (
    <>
      <Button
        {...buttonProps}
        variant="icon"
        className={styles.opener}
        aria-label={texts.openMenu}
        aria-haspopup="dialog"
      >
        <Icon icon={menuIcon} size={22} />
      </Button>
      <dialog
        {...panelProps}
        onBeforeToggle={({ newState }) => {
          if (newState === 'closed') releaseBeforeFocus(button.current);
        }}
        aria-labelledby={TITLE_ID}
        className={dialogStyles.dialog}
      >
        <DialogHead
          title={texts.menu}
          titleId={TITLE_ID}
          aria-label={texts.closeMenu}
          popoverTarget={ID}
          popoverTargetAction="hide"
        />
        <div className={dialogStyles.body}>
          <ul className={styles.list}>
            <CategoryLinks categories={categories} />
          </ul>
          {/* The page has these links elsewhere, so they are left out of its HTML. */}
          {open && (
            <>
              {TOOLS.length > 0 && <LinkGroup heading={texts.tools} links={TOOLS} />}
              <ul className={styles.list}>
                <AccountLinks />
              </ul>
              {OTHER_COLUMNS.map((column) => (
                <LinkGroup key={column.heading} {...column} />
              ))}
            </>
          )}
        </div>
      </dialog>
    </>
  );
}

function LinkGroup({ heading, links }: (typeof OTHER_COLUMNS)[number]) {
  return (
    <div>
      <h3 className={`hint ${styles.heading}`}>{heading}</h3>
      <ul className={styles.list}>
        {links.map(({ title, to }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
