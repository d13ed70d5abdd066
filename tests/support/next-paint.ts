/** Resolves once the browser has painted. Lets a test check that something did not happen. */
export function nextPaint(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
}
