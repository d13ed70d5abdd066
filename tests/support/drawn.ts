/** Until the browser has drawn what has happened so far: for tests that something does not happen. */
export function drawn(): Promise<unknown> {
  return new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
  });
}
