/**
 * Whether the browser has the features without which scripts and styles fail. Every browser of `browserslist` in
 * package.json has them.
 */
export const isSupportedBrowser =
  'popover' in HTMLElement.prototype && CSS.supports('color', 'light-dark(#000, #fff)');

/** Shows the page as a browser without scripts shows it. Also stops recording presses, so that the browser handles them. */
export function showStaticPage(): void {
  document.documentElement.dataset['scripts'] = 'none';
  for (const noscript of document.querySelectorAll('noscript')) noscript.outerHTML = noscript.textContent;
  window.takeEarlyPresses?.();
}
