import type { jsPDF } from 'jspdf';
import { autoTable, type RowInput, type UserOptions } from 'jspdf-autotable';
import { CONTINUED_TOP, contentBottom, FONT, INK, LINE, MARGIN, pageHeight, shrunk } from './pdf-page.ts';

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
