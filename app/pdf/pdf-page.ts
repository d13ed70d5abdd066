import { jsPDF } from 'jspdf';
import { autoTable, type RowInput, type UserOptions } from 'jspdf-autotable';
import { mark } from '#app/shop-data.ts';
import { SHOP } from '#app/shop.ts';
import * as texts from './texts.ts';
import { type PaperFormat, type PdfFonts, printableText } from './paper.ts';

// All sizes are in points, 72 to the inch.

export const MARGIN = 45;
const FOOTER_HEIGHT = 46;
const CONTINUED_TOP = 66;

type Colour = [red: number, green: number, blue: number];
/** The colours of app/styles/tokens.css in its light scheme. */
export const INK: Colour = [27, 32, 37];
export const MUTED: Colour = [77, 83, 90];
const LINE: Colour = [219, 222, 226];
const ACTION: Colour = [252, 122, 20];

type PdfProperties = {
  readonly title: string;
  readonly subject: string;
  readonly format: PaperFormat;
  /** A text that programs can find in the file. ASCII letters, digits, `-`, `_` and `.` only. */
  readonly keywords?: string;
};

type TextStyle = {
  readonly size?: number;
  readonly bold?: boolean;
  readonly colour?: Colour;
  readonly align?: 'left' | 'right';
};

const FONT = 'Plex';

export function createPdf(fonts: PdfFonts, { title, subject, format, keywords = '' }: PdfProperties): jsPDF {
  const pdf = new jsPDF({ unit: 'pt', format, compress: true, putOnlyUsedFonts: true });
  for (const [style, file] of [
    ['normal', fonts.regular],
    ['bold', fonts.semibold],
  ] as const) {
    pdf.addFileToVFS(style, binaryString(file));
    pdf.addFont(style, FONT, style);
  }
  pdf.setFont(FONT, 'normal');
  pdf.setProperties({
    title: printableText(title),
    subject: printableText(subject),
    author: SHOP.address[0],
    creator: SHOP.name,
    keywords,
  });
  pdf.setLanguage('en-US');
  pdf.viewerPreferences({ DisplayDocTitle: true });
  return pdf;
}

/** The library takes files as strings with one character per byte. */
function binaryString(file: ArrayBuffer): string {
  return Array.from(new Uint8Array(file), (byte) => String.fromCharCode(byte)).join('');
}

export const pageWidth = (pdf: jsPDF) => pdf.internal.pageSize.getWidth();
const pageHeight = (pdf: jsPDF) => pdf.internal.pageSize.getHeight();
export const contentWidth = (pdf: jsPDF) => pageWidth(pdf) - 2 * MARGIN;
const contentBottom = (pdf: jsPDF) => pageHeight(pdf) - FOOTER_HEIGHT - 10;

function setStyle(pdf: jsPDF, { size = 9, bold = false, colour = INK }: TextStyle): void {
  pdf.setFont(FONT, bold ? 'bold' : 'normal');
  pdf.setFontSize(size);
  pdf.setTextColor(...colour);
}

export function textWidth(pdf: jsPDF, line: string, style: TextStyle = {}): number {
  setStyle(pdf, style);
  return pdf.getTextWidth(printableText(line));
}

/** Smaller letters cannot be read on paper. */
const MIN_SIZE = 4;

/** The style with a size at which no word of the text is wider than `width`, but never below `MIN_SIZE`. */
export function shrunk(pdf: jsPDF, text: string, width: number, style: TextStyle = {}): TextStyle {
  const { size = 9 } = style;
  const widest = Math.max(...text.split(/[ \n]/).map((word) => textWidth(pdf, word, style)));
  return widest <= width ? style : { ...style, size: Math.max(MIN_SIZE, (size * width) / widest) };
}

const LEADING = 1.38;

/** Draws a text that may have line breaks, with its first baseline at `y`. Returns the baseline after the last line. */
export function drawText(
  pdf: jsPDF,
  text: string | readonly string[],
  x: number,
  y: number,
  style: TextStyle = {},
): number {
  setStyle(pdf, style);
  const lines = typeof text === 'string' ? printableText(text).split('\n') : text.map(printableText);
  const step = (style.size ?? 9) * LEADING;
  for (const [index, line] of lines.entries()) {
    // No-break spaces matter only where lines break. Programs that search a PDF look for ordinary ones.
    pdf.text(line.replaceAll('\u00A0', ' '), x, y + index * step, { align: style.align ?? 'left' });
  }
  return y + lines.length * step;
}

/** Splits a text into lines that are no wider than `width`. Breaks words that are longer than a line. */
export function wrap(pdf: jsPDF, text: string, width: number, style: TextStyle = {}): readonly string[] {
  setStyle(pdf, style);
  // Half a point more, so that rounding breaks no word that fits exactly.
  const lines: unknown = pdf.splitTextToSize(printableText(text), width + 0.5);
  return Array.isArray(lines) ? lines.map(String) : [text];
}

/** Starts a page unless `height` fits below `y`. Returns where to continue. */
export function makeRoom(pdf: jsPDF, y: number, height: number): number {
  if (y + height <= contentBottom(pdf)) return y;
  pdf.addPage();
  return CONTINUED_TOP;
}

/** Draws paragraphs below a heading, on more than one page if necessary. Returns the baseline after the last line. */
export function drawSection(
  pdf: jsPDF,
  heading: string,
  paragraphs: readonly string[],
  top: number,
  style: TextStyle = {},
): number {
  const step = (style.size ?? 9) * LEADING;
  // Room for more than the heading, so that it is never alone at the bottom of a page.
  let y = makeRoom(pdf, top, 14 + 2 * step);
  y = drawText(pdf, heading, MARGIN, y, { size: 9, bold: true }) + 2;
  for (const line of paragraphs.flatMap((text) => wrap(pdf, text, contentWidth(pdf), style))) {
    y = makeRoom(pdf, y, step);
    y = drawText(pdf, [line], MARGIN, y, style);
  }
  return y;
}

type TableOptions = Omit<UserOptions, 'startY' | 'margin' | 'theme' | 'rowPageBreak' | 'didDrawPage'> & {
  readonly body: RowInput[];
  /** Of each column, its padding included. */
  readonly widths: readonly number[];
};

export const CELL_SIZE = 8.5;

/**
 * Draws a table between the margins, on as many pages as it takes. A row is not divided unless it is higher than a page. A cell
 * with a word that is wider than its column has smaller letters.
 * Returns where the table ends. Positions are in points from the top of the page.
 */
export function drawTable(pdf: jsPDF, top: number, { styles, widths, ...options }: TableOptions): number {
  let end = top;
  autoTable(pdf, {
    ...options,
    startY: top,
    margin: {
      left: MARGIN,
      right: MARGIN,
      // The margin ends at the top border of the table. The first baseline is about 8 points lower, at `CONTINUED_TOP`.
      top: CONTINUED_TOP - 8,
      bottom: pageHeight(pdf) - contentBottom(pdf),
    },
    theme: 'plain',
    rowPageBreak: 'avoid',
    styles: {
      font: FONT,
      fontSize: CELL_SIZE,
      textColor: INK,
      overflow: 'linebreak',
      lineColor: LINE,
      lineWidth: { bottom: 0.6 },
      ...styles,
    },
    didParseCell: (data) => {
      options.didParseCell?.(data);
      const { column, cell } = data;
      const width = widths[column.index] ?? 0;
      cell.styles.cellWidth = width;
      const { fontSize: size, fontStyle } = cell.styles;
      const style = { size, bold: fontStyle === 'bold' };
      cell.styles.fontSize =
        shrunk(pdf, cell.text.join('\n'), width - cell.padding('horizontal'), style).size ?? size;
    },
    didDrawPage: ({ cursor }) => {
      end = cursor?.y ?? end;
    },
  });
  return end;
}

export function drawRule(pdf: jsPDF, y: number, { strong = false, x = MARGIN } = {}): void {
  pdf.setDrawColor(...(strong ? INK : LINE));
  pdf.setLineWidth(strong ? 1.1 : 0.6);
  pdf.line(x, y, pageWidth(pdf) - MARGIN, y);
}

/** Mark and name on the left, address on the right, with that of the shop's pages. Returns where the content begins. */
export function drawLetterhead(pdf: jsPDF, shopUrl: string): number {
  drawLogo(pdf, 40);
  const right = pageWidth(pdf) - MARGIN;
  const contact = [`${SHOP.phones.sales.display}  ·  ${SHOP.emails.sales}`, new URL(shopUrl).host];
  const [name, ...address] = SHOP.address;
  drawText(pdf, name, right, 45, { size: 7.5, bold: true, align: 'right' });
  drawText(pdf, [...address, ...contact], right, 55.5, { size: 7.5, colour: MUTED, align: 'right' });
  drawRule(pdf, 112, { strong: true });
  return 112;
}

export type LabelledTexts = readonly (readonly [label: string, text: string])[];

/** Room for the title beside the facts, and the width of a fact that is not long. Long ones share what is left. */
const TITLE_WIDTH = 85;
const FACT_WIDTH = 95;

/** The title on the left, number and dates on the right. Returns where the content continues. */
export function drawFacts(pdf: jsPDF, title: string, facts: LabelledTexts, y: number): number {
  drawText(pdf, title, MARGIN, y + 10, { size: 25, bold: true });
  const style = { size: 9, bold: true };
  const needed = facts.map(([, value]) => Math.max(FACT_WIDTH, textWidth(pdf, value, style) + 8));
  const long = needed.filter((width) => width > FACT_WIDTH);
  const titleWidth = Math.max(TITLE_WIDTH, textWidth(pdf, title, { size: 25, bold: true }) + 12);
  const room = contentWidth(pdf) - titleWidth - FACT_WIDTH * (needed.length - long.length);
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

/** Parties side by side. Returns where the content continues. */
export function drawParties(pdf: jsPDF, parties: LabelledTexts, y: number): number {
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

/** Sums, of which the last is the total. They stay together on one page. Returns where they end. */
export function drawSummary(pdf: jsPDF, rows: LabelledTexts, top: number): number {
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

export const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

export function drawLogo(pdf: jsPDF, y: number): void {
  drawMark(pdf, MARGIN, y, 0.8);
  drawText(pdf, SHOP.name, mark ? MARGIN + 30 : MARGIN, y + 18.5, { size: 17, bold: true });
}

/**
 * The mark of the demonstration, as in app/shell/header.tsx: a shield with a lens, on a grid of 32 units.
 * @param x the left edge of the shield
 * @param y the top of the grid, 4 units above the shield
 */
function drawMark(pdf: jsPDF, x: number, y: number, scale: number): void {
  if (mark !== 'shield') return;
  pdf.setFillColor(...INK);
  pdf.lines(
    [
      [24, 0],
      [0, 15.5],
      [-12, 9.5],
      [-12, -9.5],
    ],
    x,
    y + 4 * scale,
    [scale, scale],
    'F',
    true,
  );
  pdf.setFillColor(...ACTION);
  pdf.circle(x + 12 * scale, y + 14 * scale, 6.5 * scale, 'F');
  pdf.setFillColor(...INK);
  pdf.circle(x + 12 * scale, y + 14 * scale, 2.5 * scale, 'F');
}

type RunningTexts = {
  /** At the top of every page but the first, cut to one line. */
  readonly header: string;
  /**
   * A text at the bottom of the first page that opens an address. The other pages have none, because repeating a long
   * address would enlarge the file.
   */
  readonly link: { readonly text: string; readonly url: string };
};

/** Draws header and footer of all pages, with the number of pages. To be called last. */
export function drawRunningTexts(pdf: jsPDF, { header, link }: RunningTexts): void {
  const pages = pdf.getNumberOfPages();
  const right = pageWidth(pdf) - MARGIN;
  const bottom = pageHeight(pdf) - FOOTER_HEIGHT;
  for (let page = 1; page <= pages; page += 1) {
    pdf.setPage(page);
    if (page > 1) {
      drawMark(pdf, MARGIN, 26, 0.5);
      drawText(pdf, SHOP.name, mark ? MARGIN + 18 : MARGIN, 37, { size: 9, bold: true });
      const headerStyle = { size: 8, colour: MUTED, align: 'right' } as const;
      // Of the 90 points, the logo takes 63. The remaining 27 are for the ellipsis and a gap.
      const [firstLine = '', ...others] = wrap(pdf, header, contentWidth(pdf) - 90, headerStyle);
      drawText(pdf, others.length > 0 ? `${firstLine}…` : firstLine, right, 37, headerStyle);
      drawRule(pdf, 48);
    }
    drawRule(pdf, bottom);
    const style = { size: 7.5, colour: MUTED };
    if (page === 1) {
      drawText(pdf, link.text, MARGIN, bottom + 14, { ...style, colour: INK });
      const width = pdf.getTextWidth(link.text);
      pdf.setDrawColor(...ACTION);
      pdf.line(MARGIN, bottom + 16.5, MARGIN + width, bottom + 16.5);
      pdf.link(MARGIN, bottom + 5, width, 14, { url: link.url });
    }
    drawText(pdf, texts.pageOf(page, pages), right, bottom + 14, { ...style, align: 'right' });
  }
}

export function toBytes(pdf: jsPDF): Uint8Array<ArrayBuffer> {
  return new Uint8Array(pdf.output('arraybuffer'));
}
