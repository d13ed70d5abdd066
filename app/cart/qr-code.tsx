import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import * as texts from './share-texts.ts';

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
