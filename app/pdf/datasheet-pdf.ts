import type { jsPDF } from 'jspdf';
import { formatMoney } from '#app/lib/money.ts';
import { picturesNote } from '#app/shop-data.ts';
import type { Product } from '#app/offer/model/product.ts';
import { SHOP_URL } from '#app/base-path.ts';
import { SHOP } from '#app/shop.ts';
import * as texts from './texts.ts';
import { printableText } from './paper.ts';
import { pdfFileName, type PdfParts, savePdf } from './pdf-assets.ts';
import {
  contentWidth,
  createPdf,
  drawLogo,
  drawRule,
  drawRunningTexts,
  drawSection,
  drawTable,
  drawText,
  makeRoom,
  MARGIN,
  MUTED,
  pageWidth,
  shrunk,
  toBytes,
  wrap,
} from './pdf-page.ts';
import { localDay } from '#app/lib/day.ts';
import { productPath } from '#app/offer/model/product-address.ts';

const PICTURE_SIZE = 176;
/** `PICTURE_SIZE` (in points, 72 to the inch) at 250 pixels per inch, for a sharp print. */
const PICTURE_PIXELS = 612;

const BODY = { size: 9 };
const NOTE = { size: 7.5, colour: MUTED };

/**
 * What the page of a product says about it, as a PDF.
 * @param day of the price, as an ISO date
 */
export function datasheetPdf(
  product: Product,
  day: string,
  { fonts, pictures, format }: PdfParts,
): Uint8Array<ArrayBuffer> {
  const pdf = createPdf(fonts, {
    title: texts.pdfTitle(product, SHOP.name),
    subject: product.description,
    format,
  });
  const url = SHOP_URL + productPath(product.id);
  let y = drawHead(pdf, product, pictures, day);
  if (product.description !== '') {
    y = drawSection(pdf, texts.description, [product.description], y, BODY) + 10;
  }
  y = drawLists(pdf, product, y) + 6;
  y = drawSpecifications(pdf, product, y) + 12;
  y = makeRoom(pdf, y, 12);
  if (picturesNote !== undefined) drawText(pdf, picturesNote, MARGIN, y, NOTE);
  drawRunningTexts(pdf, { header: product.title, link: { text: url, url } });
  return toBytes(pdf);
}

function drawHead(pdf: jsPDF, product: Product, pictures: PdfParts['pictures'], day: string): number {
  const right = pageWidth(pdf) - MARGIN;
  drawLogo(pdf, 34);
  drawText(pdf, texts.documentType, right, 52, { size: 11, colour: MUTED, align: 'right' });
  drawRule(pdf, 72, { strong: true });

  const picture = pictures.get(product.image);
  if (picture) {
    pdf.addImage(picture, 'JPEG', right - PICTURE_SIZE, 86, PICTURE_SIZE, PICTURE_SIZE, undefined, 'FAST');
  }
  const width = contentWidth(pdf) - PICTURE_SIZE - 24;
  const title = shrunk(pdf, product.title, width, { size: 20, bold: true });
  const model = product.specifications['Model'];
  const facts = [...(model === undefined ? [] : [texts.model(model)]), texts.sku(product.id)].join('  ·  ');
  let y = drawText(pdf, product.brand, MARGIN, 104, { size: 10, colour: MUTED }) + 10;
  y = drawText(pdf, wrap(pdf, product.title, width, title), MARGIN, y, title);
  const small = shrunk(pdf, facts, width, BODY);
  y = drawText(pdf, wrap(pdf, facts, width, small), MARGIN, y - 6, small) + 14;
  y = drawText(pdf, formatMoney(product.price), MARGIN, y, { size: 15, bold: true });
  y = drawText(pdf, wrap(pdf, texts.priceNote(product, day), width, NOTE), MARGIN, y - 4, NOTE);
  return Math.max(y, 86 + PICTURE_SIZE) + 14;
}

function drawLists(pdf: jsPDF, product: Product, top: number): number {
  const columns = [
    [texts.highlights, product.highlights],
    [texts.applications, product.applications],
  ] as const;
  const half = contentWidth(pdf) / 2;
  const lists = columns
    .filter(([, items]) => items.length > 0)
    .map(([heading, items]) => ({ heading, items: items.map((item) => wrap(pdf, item, half - 26, BODY)) }));
  const lines = Math.max(0, ...lists.map(({ items }) => items.flat().length));
  const y = makeRoom(pdf, top, 20 + lines * 14.5);
  let bottom = y;
  for (const [index, { heading, items }] of lists.entries()) {
    const x = MARGIN + index * half;
    let next = drawText(pdf, heading, x, y, { size: 9, bold: true }) + 2;
    for (const item of items) {
      drawText(pdf, '–', x, next, { ...BODY, colour: MUTED });
      next = drawText(pdf, item, x + 10, next, BODY) + 2;
    }
    bottom = Math.max(bottom, next);
  }
  return bottom;
}

function drawSpecifications(pdf: jsPDF, product: Product, top: number): number {
  const rows = Object.entries(product.specifications).map((row) => row.map(printableText));
  if (rows.length === 0) return top;
  const y = makeRoom(pdf, top, 90);
  drawText(pdf, texts.specifications, MARGIN, y, { size: 9, bold: true });
  return drawTable(pdf, y + 8, {
    body: rows,
    styles: { cellPadding: { top: 3, bottom: 3, left: 0, right: 8 } },
    widths: [150, contentWidth(pdf) - 150],
    columnStyles: { 0: { textColor: MUTED } },
  });
}

/** @throws Error if its fonts cannot be loaded. */
export function saveDatasheet(product: Product): Promise<void> {
  const fileName = pdfFileName('datasheet', product.title);
  return savePdf(fileName, [product.image], PICTURE_PIXELS, (parts) =>
    datasheetPdf(product, localDay(new Date()), parts),
  );
}
