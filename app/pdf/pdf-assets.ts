import regularUrl from './fonts/plex-sans-400.ttf?url';
import semiboldUrl from './fonts/plex-sans-600.ttf?url';
import { withBase } from '#app/base-path.ts';
import { LOAD_LIMIT_MS, withinLimit } from '#app/lib/within-limit.ts';
import { saveBlob } from '#app/lib/save-file.ts';
import { avifFiles, productImagePath } from '#app/offer/model/picture-set.ts';
import { type PaperFormat, paperFormat, type PdfFonts } from './paper.ts';

/*
 * IBM Plex Sans (SIL Open Font License, fonts/LICENSE.txt), a subset of @ibm/plex-sans-variable 0.2.0. The files differ from
 * those of app/styles/fonts.css. They are TrueType, because PDF libraries do not read WOFF2. They also contain Greek and
 * Cyrillic, because a PDF cannot use the fonts of the browser for missing characters. The unicodes are those that UNPRINTABLE
 * of `paper.ts` does not match.
 *   fonttools varLib.instancer "IBM Plex Sans Var-Roman.ttf" wdth=100 wght=400 -o plex.ttf
 *   pyftsubset plex.ttf --unicodes=… --no-hinting --layout-features=kern --name-IDs=1,2,4,6,13,14
 */

/**
 * `('datasheet', 'AXIS P3265-V Dome (4K)')` → `datasheet-AXIS-P3265-V-Dome-4K.pdf`. File systems may reject characters other than
 * letters, digits, `.`, `_` and `-`, and hyphens and dots at the ends.
 */
export function pdfFileName(kind: string, name: string): string {
  const safe = name.replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, '-').replaceAll(/^[.-]+|[.-]+$/g, '');
  return `${kind}${safe === '' ? '' : `-${safe}`}.pdf`;
}

export type PdfParts = {
  readonly fonts: PdfFonts;
  readonly pictures: PdfPictures;
  readonly format: PaperFormat;
};

/**
 * Makes a document and saves it.
 * @param width of the pictures, in pixels
 * @throws Error if its fonts cannot be loaded
 */
export async function savePdf(
  fileName: string,
  images: readonly string[],
  width: number,
  make: (parts: PdfParts) => Uint8Array<ArrayBuffer>,
): Promise<void> {
  const [fonts, pictures] = await Promise.all([loadFonts(), loadPictures(images, width)]);
  const file = make({ fonts, pictures, format: paperFormat(navigator.language) });
  saveBlob(fileName, new Blob([file], { type: 'application/pdf' }));
}

async function loadFonts(): Promise<PdfFonts> {
  const [regular, semibold] = await Promise.all([regularUrl, semiboldUrl].map(fetchFile));
  if (!regular || !semibold) throw new Error('A font is missing.');
  return { regular, semibold };
}

async function fetchFile(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(LOAD_LIMIT_MS) });
  if (!response.ok) throw new Error(`${url} could not be loaded: status ${response.status}`);
  return response.arrayBuffer();
}

type PdfPictures = ReadonlyMap<string, Uint8Array>;

const QUALITY = 0.85;
/** A document is made without the pictures that are not there by then. All are requested at once. */
const PICTURE_LIMIT_MS = 5000;

/** Loads product pictures as JPEG, `width` pixels wide and high. Pictures that cannot be loaded are missing. */
async function loadPictures(images: readonly string[], width: number): Promise<PdfPictures> {
  const loaded = await Promise.all(
    [...new Set(images)].map(async (image) => [image, await loadPicture(image, width)] as const),
  );
  return new Map(loaded.flatMap(([image, jpeg]) => (jpeg ? [[image, jpeg]] : [])));
}

async function loadPicture(image: string, width: number): Promise<Uint8Array | undefined> {
  const path = productImagePath(image);
  const source = avifFiles(path).find((file) => file.width >= width)?.path ?? path;
  const picture = new Image();
  try {
    picture.src = withBase(source);
    await withinLimit(picture.decode(), PICTURE_LIMIT_MS);
    return await squareJpeg(picture, width);
  } catch {
    // Ends a request without an answer, for which the fonts may have to wait.
    picture.src = '';
    return undefined;
  }
}

async function squareJpeg(picture: HTMLImageElement, width: number): Promise<Uint8Array | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = width;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, width);
  context.imageSmoothingQuality = 'high';
  const scale = width / Math.max(picture.naturalWidth, picture.naturalHeight);
  const [w, h] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
  context.drawImage(picture, (width - w) / 2, (width - h) / 2, w, h);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  return blob ? new Uint8Array(await blob.arrayBuffer()) : undefined;
}
