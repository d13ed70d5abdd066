import { Link } from 'react-router';
import * as texts from './texts.ts';
import { chevronDownIcon, Icon } from '#app/ui/icon.tsx';
import { TOOLS } from './navigation.ts';
import styles from './tools-menu.module.css';
import { usePopover } from './use-popover.ts';

/** On small screens the mobile menu has these links. */
export function ToolsMenu() {
  const { buttonProps, panelProps } = usePopover('tools-menu');
  return (
    <div className={styles.tools}>
      <button {...buttonProps} className={styles.button}>
        {texts.tools}
        <Icon icon={chevronDownIcon} size={16} />
      </button>
      <div {...panelProps} className={styles.panel}>
        <ul>
          {TOOLS.map(({ title, to }) => (
            <li key={to}>
              <Link to={to} className={styles.link}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
