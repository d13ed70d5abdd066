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
