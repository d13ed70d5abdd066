import { useId } from 'react';
import * as texts from '#app/texts/ui.ts';
import { TextAreaField } from './text-area-field.tsx';

/** A text that the browser did not copy, selected so that the visitor can. */
export function UncopiedText({ text }: { readonly text: string }) {
  return (
    <TextAreaField key={text} id={useId()} label={texts.copyByHand} readOnly value={text} ref={select} />
  );
}

function select(area: HTMLTextAreaElement | null): void {
  area?.focus();
  area?.select();
}
