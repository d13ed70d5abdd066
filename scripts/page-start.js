// The one script that starts every page, written into it by finish-page.ts.
// The page is complete without its modules. They wait until its text and its first picture are painted, so that they do
// not take the line from styles, font and picture. What is pressed meanwhile is kept,
// and app/browser/early-input.ts does it once the page has taken over.
const { shared, manifest, routes, entry } = JSON.parse(
  document.querySelector('script[data-start]').dataset.start,
);

// A host may lead to the page's folder, with a slash at the end, or to its file; the shop's own addresses have neither.
const page = location.pathname.replace(/(\/index\.html)?\/*$/, '') || '/';
if (page !== location.pathname)
  history.replaceState(history.state, '', location.origin + page + location.search + location.hash);

const kept = [];
const keep = (event) => {
  const control = event.target.closest('button,input,select');
  // The browser opens it; what it holds comes with the modules.
  if (control?.hasAttribute('popovertarget')) return void start();
  // What the browser can do by itself, it does: typing, and forms that lead to a page.
  const leads = control?.type === 'submit' && control.form?.method !== 'dialog';
  if (!control || leads || /^(text|search|email|tel|number|password)$/.test(control.type)) return;
  if (event.type === 'click' && control.tagName === 'SELECT') return;
  // Not to React either, which listens a moment before the page has been taken over: it would be done twice.
  event.stopImmediatePropagation();
  void start();
  const ticks = /^(checkbox|radio)$/.test(control.type);
  if (event.type === 'change') kept.push([control, ticks ? control.checked : control.value]);
  else if (!ticks) {
    event.preventDefault();
    kept.push([control]);
  }
};
const listening = new AbortController();
for (const type of ['click', 'change'])
  document.addEventListener(type, keep, { capture: true, signal: listening.signal });
window.earlyInput = () => {
  listening.abort();
  return kept.splice(0);
};

let hasStarted = false;
const start = async () => {
  if (hasStarted) return;
  hasStarted = true;
  const first = [...shared, manifest];
  for (const [at, href] of [...first, ...Object.values(routes), entry].entries()) {
    // Asking takes its time too: a few a task.
    if (at % 4 === 3) await new Promise((done) => setTimeout(done));
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  // One after the other, so that a tap is answered between their evaluations; they load side by side all the same.
  for (const file of first) await import(file);
  const modules = {};
  for (const [id, file] of Object.entries(routes)) modules[id] = await import(file);
  // oxlint-disable-next-line no-underscore-dangle -- the router's own name
  window.__reactRouterRouteModules = modules;
  void import(entry);
};
// Not an animation frame, which comes before its paint: on a slow phone, early enough to take the line from it.
const picture = document.querySelector('img[fetchpriority="high"]');
new PerformanceObserver((list) => {
  if (!picture || list.getEntries().some(({ element }) => element === picture)) void start();
}).observe({ type: picture ? 'largest-contentful-paint' : 'paint', buffered: true });
// A list built for who asks for nothing is not the one that was asked for: until that is known, none is shown.
if (location.search && document.querySelector('[data-view]')) {
  document.documentElement.dataset.asked = '';
  void start();
}
// A tab in the background paints nothing, not every browser tells what it has painted, a picture need not be the largest
// thing, and it may never come.
addEventListener('load', () => setTimeout(start, 500));
setTimeout(start, 3000);
