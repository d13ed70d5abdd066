import { useState } from 'react';

/**
 * Makes the error of a form's first wrong field heard, for a form whose errors appear when its button is pressed. `report`, called
 * once the errors are rendered, moves the focus to the field. If Enter was pressed in it, the focus is there already, so the error
 * is announced by `status`. The form renders `status` itself, because a live region outside a modal dialog is not read.
 */
export function useErrorReport() {
  const [said, setSaid] = useState({ attempt: 0, text: '' });
  const report = (form: HTMLElement) => {
    const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    const isFocused = field === document.activeElement;
    if (!isFocused) field?.focus();
    const text = isFocused ? (document.getElementById(`${field?.id}-error`)?.textContent ?? '') : '';
    setSaid(({ attempt }) => ({ attempt: attempt + 1, text }));
  };
  const status = (
    <span aria-live="polite" className="visually-hidden">
      {/* Another element for each attempt: an unchanged text is not announced again. */}
      <span key={said.attempt}>{said.text}</span>
    </span>
  );
  return { report, status };
}
