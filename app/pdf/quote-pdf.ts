import type { jsPDF } from 'jspdf';
import { lineTotal } from '#app/domain/cart/line-item.ts';
import { formatDay } from '#app/domain/day.ts';
import { formatMoney } from '#app/domain/money.ts';
import type { Quote } from '#app/domain/quote/quote.ts';
import { writeRecord } from '#app/domain/quote/quote-record.ts';
import { SHOP } from '#app/shop.ts';
import * as pdfTexts from '#app/texts/pdf.ts';
import * as texts from '#app/texts/quote.ts';
import type { PaperFormat } from './paper-format.ts';
import { type PdfFonts, printableText } from './pdf-fonts.ts';
import {
  contentWidth,
  createPdf,
  drawLetterhead,
  drawRule,
  drawRunningTexts,
  drawSection,
  drawText,
  INK,
  makeRoom,
  MARGIN,
  MUTED,
  pageWidth,
  toBytes,
  wrap,
} from './pdf-page.ts';
import type { PdfPictures } from './pdf-pictures.ts';
import { drawTable } from './pdf-table.ts';

const PICTURE_SIZE = 30;
/** `PICTURE_SIZE` is in points (1/72 inch). For a sharp print it needs 250 pixels per inch. */
export const QUOTE_PICTURE_PIXELS = 104;

type QuotePdfOptions = {
  readonly fonts: PdfFonts;
  readonly pictures: PdfPictures;
  readonly format: PaperFormat;
  /** The address that opens the quote. */
  readonly link: string;
};

/** The quote as a PDF, which also contains the quote's record. */
export function quotePdf(quote: Quote, options: QuotePdfOptions): Uint8Array<ArrayBuffer> {
  const { fonts, pictures, format, link } = options;
  const pdf = createPdf(fonts, {
    title: pdfTexts.quoteTitle(quote, SHOP.name),
    subject: pdfTexts.quoteSubject(quote),
    format,
    keywords: writeRecord(quote, SHOP.url, { titles: true }),
  });
  let y = drawLetterhead(pdf) + 34;
  y = drawFacts(pdf, quote, y);
  y = drawParties(pdf, quote, y);
  y = drawLines(pdf, quote, pictures, y) + 20;
  y = drawSummary(pdf, quote, y) + 12;
  for (const [heading, text] of [
    [texts.otherItems, quote.otherItems.trim()],
    [texts.notes, quote.notes.trim()],
  ] as const) {
    if (text !== '') y = drawSection(pdf, heading, [text], y + 8) + 6;
  }
  drawSection(pdf, texts.terms, texts.termsOf(quote, SHOP.url), y + 8, { size: 7.5, colour: MUTED });
  drawRunningTexts(pdf, {
    header: pdfTexts.quoteHeader(quote),
    link: { text: pdfTexts.openOnline, url: link },
  });
  return toBytes(pdf);
}

/** The title on the left, number and dates on the right. Returns where the content continues. */
function drawFacts(pdf: jsPDF, quote: Quote, y: number): number {
  drawText(pdf, texts.documentTitle, MARGIN, y + 10, { size: 25, bold: true });
  const facts = [
    [texts.number, quote.number],
    [texts.date, formatDay(quote.day)],
    [texts.validUntil, formatDay(quote.lastDay)],
    [texts.poNumber, quote.poNumber],
  ].filter(([, value = '']) => value.trim() !== '');
  const column = 105;
  const left = pageWidth(pdf) - MARGIN - column * facts.length;
  let bottom = y;
  for (const [index, [label = '', value = '']] of facts.entries()) {
    const x = left + index * column + 8;
    drawText(pdf, label, x, y - 3, { size: 7.5, colour: MUTED });
    const style = { size: 9, bold: true };
    bottom = Math.max(bottom, drawText(pdf, wrap(pdf, value.trim(), column - 8, style), x, y + 9, style));
  }
  return bottom + 14;
}

/** Customer and destination side by side, as far as they are entered. Returns where the content continues. */
function drawParties(pdf: jsPDF, quote: Quote, y: number): number {
  const parties = [
    [texts.quoteFor, texts.customerLines(quote).join('\n')],
    [texts.shipTo, quote.shipTo.trim()],
  ].filter(([, value]) => value !== '');
  const half = contentWidth(pdf) / 2;
  let bottom = y;
  for (const [index, [label = '', value = '']] of parties.entries()) {
    const x = MARGIN + index * half;
    drawText(pdf, label, x, y, { size: 7.5, colour: MUTED });
    bottom = Math.max(bottom, drawText(pdf, wrap(pdf, value, half - 16), x, y + 13));
  }
  return parties.length === 0 ? y : bottom + 10;
}

/** The table of the lines. Its head is repeated on each page. Returns where it ends. */
function drawLines(pdf: jsPDF, quote: Quote, pictures: PdfPictures, y: number): number {
  const { COLUMNS } = texts;
  const head = [
    '',
    COLUMNS.sku,
    COLUMNS.product,
    COLUMNS.model,
    COLUMNS.quantity,
    COLUMNS.price,
    COLUMNS.sum,
  ];
  const body = quote.lines.map((line) => [
    '',
    line.id,
    line.title,
    line.model,
    String(line.quantity),
    formatMoney(line.price),
    formatMoney(lineTotal(line)),
  ]);
  const right = { halign: 'right' } as const;
  return drawTable(pdf, y, {
    head: [head],
    body: body.map((row) => row.map(printableText)),
    styles: { cellPadding: { vertical: 3, horizontal: 5 }, valign: 'middle' },
    headStyles: {
      fontStyle: 'normal',
      fontSize: 7.5,
      textColor: MUTED,
      lineColor: INK,
      lineWidth: { bottom: 0.8 },
    },
    bodyStyles: { minCellHeight: PICTURE_SIZE + 6 },
    columnStyles: {
      0: { cellWidth: PICTURE_SIZE + 6 },
      1: { cellWidth: 34 },
      2: { fontStyle: 'bold' },
      3: { cellWidth: 98 },
      4: { cellWidth: 32, ...right },
      5: { cellWidth: 62, ...right },
      6: { cellWidth: 72, fontStyle: 'bold', ...right },
    },
    didParseCell: ({ section, column, cell }) => {
      if (section === 'head' && column.index >= 4) cell.styles.halign = 'right';
      if (column.index === 6) cell.styles.cellPadding = { vertical: 3, left: 5, right: 0 };
    },
    didDrawCell: ({ section, column, row, cell }) => {
      if (section !== 'body' || column.index !== 0) return;
      const image = quote.lines[row.index]?.image ?? '';
      const picture = pictures.get(image);
      if (!picture) return;
      const top = cell.y + (cell.height - PICTURE_SIZE) / 2;
      // With `image` as its alias, a picture that several lines show is stored only once.
      pdf.addImage(picture, 'JPEG', cell.x, top, PICTURE_SIZE, PICTURE_SIZE, image, 'FAST');
    },
  });
}

/** The sums, which stay together on one page. Returns where they end. */
function drawSummary(pdf: jsPDF, quote: Quote, top: number): number {
  const rows = texts.summaryRows(quote);
  const right = pageWidth(pdf) - MARGIN;
  const left = right - 190;
  let y = makeRoom(pdf, top, rows.length * 15 + 18);
  for (const [index, [label, amount]] of rows.entries()) {
    const isTotal = index === rows.length - 1;
    if (isTotal) {
      drawRule(pdf, y - 5, { strong: true, x: left });
      y += 11;
    }
    const style = isTotal ? { size: 12, bold: true } : { size: 9 };
    drawText(pdf, label, left, y, { ...style, ...(!isTotal && { colour: MUTED }) });
    drawText(pdf, amount, right, y, { ...style, align: 'right' });
    y += 15;
  }
  return y;
}
