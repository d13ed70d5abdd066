import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfFonts } from '#app/pdf/paper.ts';

export type ReadPdf = {
  /** The text of each page: its parts, separated by single spaces. */
  readonly pages: readonly string[];
  readonly title: unknown;
  readonly language: unknown;
};

/** Reads a PDF with pdf.js, the reader of Firefox. */
export async function readPdf(file: Uint8Array): Promise<ReadPdf> {
  // pdf.js takes over the memory of the file.
  const task = getDocument({ data: Uint8Array.from(file), useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  const { info } = await document.getMetadata();
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      const { items } = await page.getTextContent();
      return items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll(/\s+/g, ' ');
    }),
  );
  const details = new Map<string, unknown>(Object.entries(info));
  await task.destroy();
  return { pages, title: details.get('Title'), language: details.get('Language') };
}

export function pdfFonts(): PdfFonts {
  const [regular, semibold] = ['400', '600'].map((weight) => {
    const { buffer, byteOffset, length } = readFileSync(`app/pdf/fonts/plex-sans-${weight}.ttf`);
    return new Uint8Array(buffer, byteOffset, length).slice().buffer;
  });
  if (!(regular instanceof ArrayBuffer) || !(semibold instanceof ArrayBuffer)) throw new Error('No fonts.');
  return { regular, semibold };
}
