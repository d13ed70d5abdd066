import { type RefObject, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { whenPainted } from '#app/lib/when-idle.ts';
import * as texts from './texts.ts';
import { Button } from '#app/ui/button.tsx';
import { DialogHead } from '#app/ui/dialog.tsx';
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
  useInertPage(panel, open);

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
          // The browser is about to return the focus to the button. The rest of the page follows in `useInertPage`.
          if (newState === 'closed') button.current?.removeAttribute('inert');
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

/**
 * Makes everything but the menu inert while it is open, as `showModal()` does. The browser then restyles the whole page, so
 * this waits until the menu has been painted. A navigation ends it at once, because the heading of the next page gets the focus.
 */
function useInertPage(menu: RefObject<HTMLElement | null>, open: boolean): void {
  const { key } = useLocation();
  useEffect(() => {
    const element = menu.current;
    if (!open || !element) return undefined;
    const others = elementsOutside(element);
    const setInert = (inert: boolean) => {
      for (const other of others) other.toggleAttribute('inert', inert);
    };
    whenPainted(() => element.matches(':popover-open') && setInert(true));
    return () => setInert(false);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the key changes with every navigation
  }, [menu, open, key]);
}

/** The siblings of an element and of its ancestors. */
function elementsOutside(element: Element): readonly Element[] {
  const { parentElement: parent } = element;
  if (!parent || element === document.body) return [];
  return [...[...parent.children].filter((child) => child !== element), ...elementsOutside(parent)];
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
