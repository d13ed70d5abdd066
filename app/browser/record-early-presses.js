// Runs inline at the start of every page. Records presses on controls until React has hydrated the page.
const presses = [];
const record = (event) => {
  const control = event.target.closest('button, select, [type=checkbox], [type=radio]');
  if (!control) return;
  const isButton = control.localName === 'button';
  // A press on a button is a click; a press on any other control is a change.
  if (event.type !== (isButton ? 'click' : 'change')) return;
  // The browser opens popovers and submits GET forms on its own.
  if (control.popoverTargetElement || (control.type === 'submit' && control.form?.method === 'get')) return;
  event.stopImmediatePropagation();
  if (isButton) event.preventDefault();
  presses.push([control, 'checked' in control ? control.checked : control.value]);
};
for (const type of ['click', 'change']) addEventListener(type, record, true);
window.takeEarlyPresses = () => {
  for (const type of ['click', 'change']) removeEventListener(type, record, true);
  return presses.splice(0);
};
