import { Children, isValidElement } from 'react';
import { Scripts } from 'react-router';

/**
 * The router's scripts without its module preloads. On a mobile connection the preloads compete with the style sheet and
 * the first picture, which delays the largest paint by about a second.
 */
export function PageScripts() {
  const scripts = Scripts({});
  return Children.map(scripts?.props.children, (child) =>
    isValidElement(child) && child.type === 'link' ? null : child,
  );
}
