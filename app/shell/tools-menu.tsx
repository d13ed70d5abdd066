import { Link } from 'react-router';
import * as texts from './texts.ts';
import type { Crumb } from '#app/ui/breadcrumb.tsx';
import { chevronDownIcon, Icon } from '#app/ui/icon.tsx';
import styles from './tools-menu.module.css';
import { usePopoverBelow } from './use-popover.ts';

type Props = { readonly links: readonly Crumb[] };

/** A single link needs no menu. On small screens the mobile menu has these links. */
export function ToolsMenu({ links }: Props) {
  const [first, ...others] = links;
  if (!first) return null;
  return (
    <div className={styles.tools}>
      {others.length > 0 ? (
        <Menu links={links} />
      ) : (
        <Link to={first.to} className={styles.button}>
          {first.title}
        </Link>
      )}
    </div>
  );
}

function Menu({ links }: Props) {
  const { buttonProps, panelProps } = usePopoverBelow('tools-menu');
  return (
    <>
      <button {...buttonProps} className={styles.button}>
        {texts.tools}
        <Icon icon={chevronDownIcon} size={16} />
      </button>
      <div {...panelProps} className={styles.panel}>
        <ul>
          {links.map(({ title, to }) => (
            <li key={to}>
              <Link to={to}>{title}</Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
