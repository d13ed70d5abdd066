// Runs inline at the start of every page, until React has hydrated it.
window.isSupportedBrowser =
  'popover' in HTMLElement.prototype && CSS.supports('color', 'light-dark(#000, #fff)');

// The router stores scroll positions by this key. Without one, entries of the history would share a position.
if (!history.state?.key) history.replaceState({ key: Math.random().toString(36).slice(2) }, '');

const presses = [];
const hydration = new AbortController();
let timer;

const PRESSES =
  'pointerdown pointerup pointercancel mousedown mouseup touchstart touchend touchcancel keydown keypress keyup dblclick contextmenu';
// To handle a press on a part that it has not hydrated, React would hydrate the whole page in one task. So it sees no press.
const keepFromReact = (event) => event.stopImmediatePropagation();

let closesMenu = false;
const handlePress = (event) => {
  keepFromReact(event);
  // An open menu has the focus.
  if (event.type === 'pointerdown' || event.type === 'keydown')
    closesMenu = document.activeElement?.closest('dialog') && !event.target.closest('dialog');
};

const handleClick = (event) => {
  // A press beside the menu only closes it, as it does once the rest of the page is inert.
  if (closesMenu) {
    event.preventDefault();
    return keepFromReact(event);
  }
  const button = event.target.closest('button');
  // Following a link and submitting a GET form is faster in React, and the browser does it on its own if React is not there.
  if (event.target.closest('a') || (button?.type === 'submit' && button.form?.method === 'get')) return;
  keepFromReact(event);
  // The browser opens popovers on its own.
  if (!button || button.popoverTargetElement) return;
  event.preventDefault();
  presses.push([button]);
  if (document.querySelector('#scripts-failed').hidden) setOpacity('0.6');
};

// Of the pressed controls: the answer to a press, until it takes effect.
const setOpacity = (opacity) => presses.forEach(([control]) => (control.style.opacity = opacity));

const recordChange = (event) => {
  const control = event.target;
  if (!control.matches('select, [type=checkbox], [type=radio]')) return;
  keepFromReact(event);
  if (event.type === 'change') presses.push([control, control.checked ?? control.value]);
};

// If scripts fail, they are requested again after a second. If they fail again, the page is reloaded, because a browser
// may remember that they failed. If it has already been reloaded, or if that would lose something, it becomes the
// static page with a notice that buttons do not work.
let isRetried = false;
const retry = () => {
  timer = undefined;
  if (!isRetried) {
    isRetried = true;
    const script = document.querySelector('script[type=module]:not([src])');
    const copy = document.createElement('script');
    copy.type = 'module';
    copy.textContent = script.textContent;
    script.replaceWith(copy);
    return;
  }
  // Without a connection the browser would replace the page with its own error.
  fetch('', { method: 'HEAD', cache: 'no-store' }).then(reload, giveUp);
};
const reload = () => {
  const isReloaded = performance.getEntriesByType('navigation')[0]?.type === 'reload';
  const fields = [...document.querySelectorAll('input, textarea')];
  const isTouched = presses.length > 0 || fields.some((field) => field.value !== field.defaultValue);
  if (isReloaded || isTouched) giveUp();
  else location.reload();
};
const giveUp = () => {
  showStaticPage();
  showNotice();
};
const showNotice = () => {
  setOpacity('');
  // The notice has a link that reloads the page, which would not help in an unsupported browser.
  document.querySelector('#scripts-failed').hidden = !isSupportedBrowser;
};
const handleFailure = ({ type, target }) => {
  // Errors of elements other than module scripts do not count, such as that of a missing picture.
  if (type === 'error' && target !== window && target.type !== 'module') return;
  timer ??= setTimeout(whenParsed, isRetried ? 0 : 1000, retry);
};
const whenParsed = (action) =>
  document.readyState === 'loading' ? listen('DOMContentLoaded', action) : action();

// A browser waits for minutes for a server that does not answer. The scripts may still arrive, so the notice is shown,
// but the page does not become static.
const slowTimer = setTimeout(whenParsed, 20_000, showNotice);

const listen = (type, listener) =>
  addEventListener(type, listener, { capture: true, signal: hydration.signal });
listen('click', handleClick);
for (const type of ['input', 'change']) listen(type, recordChange);
for (const type of PRESSES.split(' ')) listen(type, handlePress);
for (const type of ['error', 'unhandledrejection']) listen(type, handleFailure);

window.takeEarlyPresses = () => {
  hydration.abort();
  clearTimeout(timer);
  clearTimeout(slowTimer);
  setOpacity('');
  const notice = document.querySelector('#scripts-failed');
  const isNoticed = !notice.hidden;
  notice.hidden = true;
  // The notice has said that the pressed buttons had no effect, so these presses are not repeated.
  return presses.splice(0).filter(([control]) => !isNoticed || control.localName !== 'button');
};

window.showStaticPage = () => {
  takeEarlyPresses();
  document.documentElement.dataset.scripts = 'none';
  // A browser that is too old for the scripts may be too old for AVIF.
  if (!isSupportedBrowser)
    for (const image of document.querySelectorAll('img[srcset]')) image.removeAttribute('srcset');
  for (const noscript of document.querySelectorAll('noscript')) noscript.outerHTML = noscript.textContent;
};
