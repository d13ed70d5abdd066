/**
 * Returns a component that links a style sheet which not every page loads. React shows what is rendered together with it
 * once the sheet has loaded. The sheet is loaded into the browser's cache at this call, so call it where the code of the
 * component is loaded, which often is ahead of a click.
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
