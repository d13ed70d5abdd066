// Texts that are shown apart from the page about offline use. They are not in texts.ts, so that other pages do not load its texts.

export const updateReady =
  'A newer version of the shop is ready. This page stays as it is until you load it.';
export const full =
  'There is no space left on this device, so this page will not open without a connection. Everything else works.';

/** A page for the case that the browser has removed everything that was kept. */
export const offlineFallback = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>No connection</title>
<h1>No connection</h1>
<p>The shop cannot be reached, and your browser has removed the pages that were kept on this device. Your cart is safe. Please try again once you are online.</p>
<p><a href="">Try again</a></p>
</html>
`;
