import type { ReactNode } from 'react';
import type { Figure, ShownAttribute } from '#app/figures/model/attribute.ts';
import { figureText, notStated, numbersText, or, unitText } from '#app/figures/texts.ts';
import { notStatedMark } from './table-texts.ts';

type FigureCellProps = { readonly attribute: ShownAttribute; readonly figure: Figure | undefined };

/** A cell of a column of figures. Numbers are aligned at their unit, and each has a line of its own. */
export function FigureCell({ attribute, figure }: FigureCellProps) {
  return (
    <td className="figure-cell" data-kind={attribute.kind} data-label={attribute.label}>
      {figure ? <Stated attribute={attribute} figure={figure} /> : <NotStated attribute={attribute} />}
    </td>
  );
}

function Stated({ attribute, figure }: { readonly attribute: ShownAttribute; readonly figure: Figure }) {
  if (attribute.kind !== 'number' || figure.kind !== 'number') {
    return <span className="figure-cell-text">{figureText(attribute, figure)}</span>;
  }
  return figure.measures.map((measure, index) => (
    <span key={`${measure.min} ${measure.max} ${measure.note}`} className="figure-cell-measure">
      {index > 0 && <span className="visually-hidden">{or}</span>}
      {measure.note !== undefined && <span className="figure-cell-note">{`${measure.note}: `}</span>}
      {numbersText(attribute, measure)}
      <Unit attribute={attribute}>{unitText(attribute, measure.max)}</Unit>
    </span>
  ));
}

function NotStated({ attribute }: { readonly attribute: ShownAttribute }) {
  return (
    <span className="figure-cell-measure figure-cell-not-stated">
      <span aria-hidden="true">{notStatedMark}</span>
      <span className="visually-hidden">{notStated}</span>
      <Unit attribute={attribute} />
    </span>
  );
}

/**
 * Any number that takes the plural of a unit, such as "years". The plural is the longest form, and its width is reserved for
 * every unit of a column, so that the numbers are aligned.
 */
const PLURAL = 2;

function Unit({
  attribute,
  children,
}: {
  readonly attribute: ShownAttribute;
  readonly children?: ReactNode;
}) {
  if (attribute.kind !== 'number' || attribute.unit === undefined) return null;
  return (
    <span className="figure-cell-unit" data-longest={unitText(attribute, PLURAL)}>
      {children}
    </span>
  );
}
