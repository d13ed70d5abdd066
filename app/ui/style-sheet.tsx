/**
 * Returns a component that links a style sheet which not every page loads. React shows what is rendered together with it
 * once the sheet has loaded. This call starts loading the sheet into the browser's cache. So call it at the top level of
 * the module that renders the component: that module is often loaded before the click that shows it.
 * @param href the URL of a plain `.css` file, imported with `?url`
 */
export function styleSheet(href: string) {
  const isNeeded = !import.meta.env.SSR && !document.querySelector(`link[href="${href}"]`);
  // Not a `preload`, about which browsers warn if the component is not rendered within a few seconds.
  if (isNeeded) fetch(href).catch(() => undefined);
  return function StyleSheet() {
    return <link rel="stylesheet" href={href} precedence="default" />;
  };
}
