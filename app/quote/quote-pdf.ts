import type { jsPDF } from 'jspdf';
import { lineTotal } from '#app/cart/model/cart.ts';
import { formatNumber } from '#app/lib/format-number.ts';
import { formatMoney } from '#app/lib/money.ts';
import { hasModels, type Quote } from './model/quote.ts';
import { writeRecord } from './model/quote-record.ts';
import { SHOP_URL } from '#app/base-path.ts';
import { SHOP } from '#app/shop.ts';
import * as pdfTexts from './pdf-texts.ts';
import * as texts from './texts.ts';
import { printableText } from '#app/pdf/paper.ts';
import type { PdfParts } from '#app/pdf/pdf-assets.ts';
import {
  CELL_SIZE,
  contentWidth,
  createPdf,
  drawFacts,
  drawLetterhead,
  drawParties,
  drawRunningTexts,
  drawSection,
  drawSummary,
  drawTable,
  INK,
  MUTED,
  sumOf,
  textWidth,
  toBytes,
} from '#app/pdf/pdf-page.ts';

const PICTURE_SIZE = 30;
const HEAD_SIZE = 7.5;
const CELL_PADDING = 5;
/** `PICTURE_SIZE` is in points (1/72 inch). For a sharp print it needs 250 pixels per inch. */
export const QUOTE_PICTURE_PIXELS = 104;

/**
 * The quote as a PDF, which also contains the quote's record.
 * @param link the address that opens the quote
 */
export function quotePdf(
  quote: Quote,
  link: string,
  { fonts, pictures, format }: PdfParts,
): Uint8Array<ArrayBuffer> {
  const pdf = createPdf(fonts, {
    title: pdfTexts.quoteTitle(quote, SHOP.name),
    subject: pdfTexts.quoteSubject(quote),
    format,
    keywords: writeRecord(quote, SHOP_URL, { titles: true }),
  });
  let y = drawLetterhead(pdf, SHOP_URL) + 34;
  y = drawFacts(pdf, texts.documentTitle, texts.factsOf(quote), y);
  y = drawParties(pdf, texts.partiesOf(quote), y);
  y = drawLines(pdf, quote, pictures, y) + 20;
  y = drawSummary(pdf, texts.summaryRows(quote), y) + 12;
  for (const [heading, text] of texts.remarksOf(quote)) y = drawSection(pdf, heading, [text], y + 8) + 6;
  drawSection(pdf, texts.terms, texts.termsOf(quote, SHOP_URL), y + 8, { size: 7.5, colour: MUTED });
  drawRunningTexts(pdf, {
    header: pdfTexts.quoteHeader(quote),
    link: { text: pdfTexts.openOnline, url: link },
  });
  return toBytes(pdf);
}

/** The table of the lines. Its head is repeated on each page. Returns where it ends. */
function drawLines(pdf: jsPDF, quote: Quote, pictures: PdfParts['pictures'], y: number): number {
  const { COLUMNS } = texts;
  const head = [
    '',
    COLUMNS.sku,
    COLUMNS.product,
    hasModels(quote) ? COLUMNS.model : '',
    COLUMNS.quantity,
    COLUMNS.price,
    COLUMNS.sum,
  ];
  const body = quote.lines.map((line) => [
    '',
    line.id,
    line.beyond ? `${line.title}\n${texts.beyondOrder(line.beyond)}` : line.title,
    line.model,
    formatNumber(line.quantity),
    formatMoney(line.price),
    formatMoney(lineTotal(line)),
  ]);
  const right = { halign: 'right' } as const;
  return drawTable(pdf, y, {
    head: [head],
    body: body.map((row) => row.map(printableText)),
    widths: columnWidths(pdf, head, body),
    styles: { cellPadding: { vertical: 3, horizontal: CELL_PADDING }, valign: 'middle' },
    headStyles: {
      fontStyle: 'normal',
      fontSize: HEAD_SIZE,
      textColor: MUTED,
      lineColor: INK,
      lineWidth: { bottom: 0.8 },
    },
    bodyStyles: { minCellHeight: PICTURE_SIZE + 6 },
    columnStyles: {
      2: { fontStyle: 'bold' },
      4: right,
      5: right,
      6: { fontStyle: 'bold', ...right },
    },
    didParseCell: ({ section, column, cell }) => {
      if (section === 'head' && column.index >= 4) cell.styles.halign = 'right';
      if (column.index === 6) cell.styles.cellPadding = { vertical: 3, left: CELL_PADDING, right: 0 };
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

const MIN_TITLE_WIDTH = 110;
/** A model with several words may take two lines. */
const MODEL_WIDTH = 98;

/** Numbers, SKUs and models take what they need, and titles the rest. SKUs and models that leave titles no room get less. */
function columnWidths(pdf: jsPDF, head: readonly string[], body: readonly (readonly string[])[]) {
  const padding = 2 * CELL_PADDING;
  const widest = (index: number, { bold = false, words = false } = {}) => {
    const cells = body.map((row) => row[index] ?? '').flatMap((cell) => (words ? cell.split(' ') : cell));
    return Math.max(
      textWidth(pdf, head[index] ?? '', { size: HEAD_SIZE }),
      ...cells.map((cell) => textWidth(pdf, cell, { size: CELL_SIZE, bold })),
    );
  };
  const picture = PICTURE_SIZE + 6;
  const numbers = [widest(4) + padding, widest(5) + padding, widest(6, { bold: true }) + CELL_PADDING];
  const codes = [
    widest(1) + padding,
    Math.min(widest(3) + padding, Math.max(MODEL_WIDTH, widest(3, { words: true }) + padding)),
  ];
  const others = contentWidth(pdf) - picture - sumOf(numbers);
  const factor = Math.min(1, (others - MIN_TITLE_WIDTH) / sumOf(codes));
  const [sku = 0, model = 0] = codes.map((width) => width * factor);
  return [picture, sku, others - sku - model, model, ...numbers];
}
