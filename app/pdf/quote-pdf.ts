import type { jsPDF } from 'jspdf';
import { lineTotal } from '#app/cart/model/cart.ts';
import { formatNumber } from '#app/lib/format-number.ts';
import { formatMoney } from '#app/lib/money.ts';
import type { Quote } from '#app/quote/model/quote.ts';
import { writeRecord } from '#app/quote/model/quote-record.ts';
import { SHOP_URL } from '#app/base-path.ts';
import { SHOP } from '#app/shop.ts';
import * as pdfTexts from './texts.ts';
import * as texts from '#app/quote/texts.ts';
import { type PdfParts, printableText } from './pdf-assets.ts';
import {
  CELL_SIZE,
  contentWidth,
  createPdf,
  drawLetterhead,
  drawRule,
  drawRunningTexts,
  drawSection,
  drawTable,
  drawText,
  INK,
  makeRoom,
  MARGIN,
  MUTED,
  pageWidth,
  shrunk,
  textWidth,
  toBytes,
  wrap,
} from './pdf-page.ts';

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
  let y = drawLetterhead(pdf) + 34;
  y = drawFacts(pdf, quote, y);
  y = drawParties(pdf, quote, y);
  y = drawLines(pdf, quote, pictures, y) + 20;
  y = drawSummary(pdf, quote, y) + 12;
  for (const [heading, text] of texts.remarksOf(quote)) y = drawSection(pdf, heading, [text], y + 8) + 6;
  drawSection(pdf, texts.terms, texts.termsOf(quote, SHOP_URL), y + 8, { size: 7.5, colour: MUTED });
  drawRunningTexts(pdf, {
    header: pdfTexts.quoteHeader(quote),
    link: { text: pdfTexts.openOnline, url: link },
  });
  return toBytes(pdf);
}

/** Room for the title beside the facts, and the width of a fact that is not long. Long ones share what is left. */
const TITLE_WIDTH = 85;
const FACT_WIDTH = 95;

/** The title on the left, number and dates on the right. Returns where the content continues. */
function drawFacts(pdf: jsPDF, quote: Quote, y: number): number {
  drawText(pdf, texts.documentTitle, MARGIN, y + 10, { size: 25, bold: true });
  const facts = texts.factsOf(quote);
  const style = { size: 9, bold: true };
  const needed = facts.map(([, value]) => Math.max(FACT_WIDTH, textWidth(pdf, value, style) + 8));
  const long = needed.filter((width) => width > FACT_WIDTH);
  const room = contentWidth(pdf) - TITLE_WIDTH - FACT_WIDTH * (needed.length - long.length);
  const factor = Math.min(1, room / sumOf(long));
  const widths = needed.map((width) => (width > FACT_WIDTH ? width * factor : width));
  let bottom = y;
  for (const [index, [label, value]] of facts.entries()) {
    const x = pageWidth(pdf) - MARGIN - sumOf(widths.slice(index)) + 8;
    const width = (widths[index] ?? 0) - 8;
    const fitting = shrunk(pdf, value, width, style);
    drawText(pdf, label, x, y - 3, { size: 7.5, colour: MUTED });
    bottom = Math.max(bottom, drawText(pdf, wrap(pdf, value, width, fitting), x, y + 9, fitting));
  }
  return bottom + 14;
}

/** Customer and destination side by side, as far as they are entered. Returns where the content continues. */
function drawParties(pdf: jsPDF, quote: Quote, y: number): number {
  const parties = texts.partiesOf(quote);
  const half = contentWidth(pdf) / 2;
  let bottom = y;
  for (const [index, [label, value]] of parties.entries()) {
    const x = MARGIN + index * half;
    const style = shrunk(pdf, value, half - 16);
    drawText(pdf, label, x, y, { size: 7.5, colour: MUTED });
    bottom = Math.max(bottom, drawText(pdf, wrap(pdf, value, half - 16, style), x, y + 13, style));
  }
  return parties.length === 0 ? y : bottom + 10;
}

/** The table of the lines. Its head is repeated on each page. Returns where it ends. */
function drawLines(pdf: jsPDF, quote: Quote, pictures: PdfParts['pictures'], y: number): number {
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

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

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
