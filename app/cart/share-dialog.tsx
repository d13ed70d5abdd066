import { useRef, useState } from 'react';
import { withBase } from '#app/base-path.ts';
import { cartLinkPath } from './model/cart-link.ts';
import { SHOP } from '#app/shop.ts';
import * as texts from './share-texts.ts';
import { cartCsv, csvFileName } from './share-texts.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import { cartStore, useCart } from './cart-store.ts';
import styleSheetUrl from './share-dialog.css?url';
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { saveFile } from '#app/lib/save-file.ts';

/** The margin that scanners expect around a code, in modules. */
const QUIET_ZONE = 4;

/** Throws if the text is too long for a QR code. */
export function QrCode({ text }: { readonly text: string }) {
  const code = generate(text, { minCorrectionLevel: correction.L });
  const size = code.size + 2 * QUIET_ZONE;
  return (
    <svg
      role="img"
      aria-label={texts.qrCode}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size} ${size}`}
      shapeRendering="crispEdges"
      className="share-dialog-code"
    >
      <path d={toSvgPath(code)} fill="currentColor" />
    </svg>
  );
}

/** The most bytes that a QR code can contain at correction level L, the lowest. */
export const MAX_QR_BYTES = 2953;

const StyleSheet = styleSheet(styleSheetUrl);

type ShareDialogProps = { readonly open: boolean; readonly onClose: () => void };

export function ShareDialog({ open, onClose }: ShareDialogProps) {
  const { items } = useCart();
  const field = useRef<HTMLInputElement>(null);
  /** Each attempt renders a new element, because screen readers do not announce an unchanged text again. */
  const [message, setMessage] = useState({ attempt: 0, text: '' });
  const link = new URL(withBase(cartLinkPath(items)), location.origin).href;

  const say = (text: string) => setMessage(({ attempt }) => ({ attempt: attempt + 1, text }));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      say(texts.copied);
    } catch {
      field.current?.select();
      say(texts.notCopied);
    }
  };
  // The promise rejects if the visitor closes the system's dialog. That needs no message.
  const send = () =>
    void navigator.share({ title: texts.shareTitle(SHOP.name), url: link }).catch(() => undefined);

  const close = () => {
    say('');
    onClose();
  };

  return (
    <Dialog title={texts.shareCart} closeLabel={texts.close} open={open} centered onClose={close}>
      <StyleSheet />
      <div className="share-dialog-share">
        <p>{texts.lead}</p>
        <TextField
          ref={field}
          label={texts.linkToCart}
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div className="cluster">
          <Button variant="action" onClick={() => void copy()}>
            {texts.copy}
          </Button>
          {'share' in navigator && <Button onClick={send}>{texts.sendLink}</Button>}
          <p role="status">
            <span key={message.attempt}>{message.text}</span>
          </p>
        </div>
        {link.length > MAX_QR_BYTES ? (
          <p>{texts.tooLongForQrCode}</p>
        ) : (
          <div className="share-dialog-scan">
            <QrCode text={link} />
            <p>{texts.scan}</p>
          </div>
        )}
      </div>
    </Dialog>
  );
}

export function downloadCart(): void {
  saveFile(csvFileName, 'text/csv', cartCsv(cartStore.getState().items));
}
