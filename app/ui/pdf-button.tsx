import { type ComponentProps, useState } from 'react';
import { BusyButton } from './button.tsx';
import { notifyLoadFailure } from './load-failure.ts';
import * as texts from './texts.ts';

type PdfButtonProps = Omit<ComponentProps<typeof BusyButton>, 'busy' | 'busyLabel' | 'onClick'> & {
  /** Loads the code that makes the document, and saves it. */
  readonly onSave: () => Promise<void>;
};

/** Saves a document as PDF. */
export function PdfButton({ onSave, ...button }: PdfButtonProps) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (busy) return;
    setBusy(true);
    await onSave().catch(() => notifyLoadFailure(texts.pdfFailed));
    setBusy(false);
  };
  return <BusyButton {...button} busy={busy} busyLabel={texts.preparingPdf} onClick={() => void save()} />;
}
