import { Children, Fragment, isValidElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';

/**
 * The router's scripts without its module preloads. On a mobile connection the preloads compete with the style sheet and
 * the first picture, which delays the largest paint by about a second. If the router stops returning a fragment of scripts
 * and links, its scripts are rendered as they are.
 */
export function PageScripts() {
  // oxlint-disable-next-line react/capitalized-calls -- the preloads can be left out of its result only
  const scripts: unknown = isFunction(Scripts) ? Scripts({}) : undefined;
  // After hydration there are no scripts.
  if (scripts === null) return null;
  if (!isValidElement<{ children?: ReactNode }>(scripts) || scripts.type !== Fragment) return <Scripts />;
  return Children.map(scripts.props.children, (child) =>
    isValidElement(child) && child.type === 'link' ? null : child,
  );
}

/** A component may also be an object, such as that of `memo`. */
function isFunction(component: unknown): component is typeof Scripts {
  return typeof component === 'function';
}
