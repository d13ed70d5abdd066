import type { jsPDF } from 'jspdf';
import { autoTable, type RowInput, type UserOptions } from 'jspdf-autotable';
import { CONTINUED_TOP, contentBottom, FONT, INK, LINE, MARGIN, pageHeight } from './pdf-page.ts';

type TableOptions = Omit<UserOptions, 'startY' | 'margin' | 'theme' | 'rowPageBreak' | 'didDrawPage'> & {
  readonly body: RowInput[];
};

/**
 * Draws a table between the margins, on as many pages as it takes. A row is not divided unless it is higher than a page.
 * Returns where the table ends. Positions are in points from the top of the page.
 */
export function drawTable(pdf: jsPDF, top: number, { styles, ...options }: TableOptions): number {
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
      fontSize: 8.5,
      textColor: INK,
      overflow: 'linebreak',
      lineColor: LINE,
      lineWidth: { bottom: 0.6 },
      ...styles,
    },
    didDrawPage: ({ cursor }) => {
      end = cursor?.y ?? end;
    },
  });
  return end;
}
