// Runs inline at the start of every page. Records what a visitor presses before React has hydrated the page.
const presses = [];
const record = (event) => {
  const control = event.target.closest('button, select, [type=checkbox], [type=radio]');
  const isButton = control?.localName === 'button';
  // The browser handles popovers and forms that lead to a page without scripts.
  const isNative =
    control?.popoverTargetElement || (control?.type === 'submit' && control.form?.method === 'get');
  if (!control || isNative || isButton !== (event.type === 'click')) return;
  event.stopImmediatePropagation();
  if (isButton) event.preventDefault();
  presses.push([control, 'checked' in control ? control.checked : control.value]);
};
for (const type of ['click', 'change']) addEventListener(type, record, true);
window.takeEarlyPresses = () => {
  for (const type of ['click', 'change']) removeEventListener(type, record, true);
  return presses.splice(0);
};
