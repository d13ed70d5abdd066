import { memo, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { QuoteFor } from '#app/cart/quote-for.tsx';
import { MAX_QUANTITY } from '#app/lib/quantity.ts';
import { formatMoney } from '#app/lib/money.ts';
import type { GoodLine, ProblemLine } from './model/match-order.ts';
import { Price } from '#app/offer/price.tsx';
import { ProductPicture } from '#app/offer/product-picture.tsx';
import { ProductLink } from '#app/offer/product-text.tsx';
import * as texts from './texts.ts';
import { Button } from '#app/ui/button.tsx';
import { type Span, withPart, withQuantity } from './model/order-list.ts';
import type { NearMiss, OrderPreview } from './read-preview.ts';
import {
  COLUMN_ROLES,
  type ColumnRole,
  isDecided,
  type OrderTable,
  type TableReading,
  withRole,
} from './model/order-table.ts';
import { SelectField } from '#app/ui/select-field.tsx';

/** Shows the first items of a long list, and more when the button is pressed. */
function useSteps<E extends HTMLElement>(total: number, step: number) {
  const [shown, setShown] = useState(step);
  const list = useRef<E>(null);
  const hidden = total - shown;
  const showMore = () => {
    flushSync(() => setShown(shown + step));
    // The pressed button may have disappeared.
    list.current?.children[shown]?.querySelector<HTMLElement>('a, button')?.focus();
  };
  const moreButton = hidden > 0 && (
    <Button onClick={showMore}>{texts.showMore(Math.min(hidden, step))}</Button>
  );
  return { list, shown, moreButton };
}

export const FoundLines = memo(function FoundLines({ lines }: { readonly lines: readonly GoodLine[] }) {
  const { list, shown, moreButton } = useSteps<HTMLTableSectionElement>(lines.length, 100);
  return (
    <section>
      <table className="rows line-table">
        <caption className="quick-order-caption">{texts.found}</caption>
        <thead>
          <tr>
            <th scope="col" data-column="text">
              {texts.lineColumn}
            </th>
            <th scope="col" data-column="text">
              {texts.productColumn}
            </th>
            <th scope="col">{texts.quantityColumn}</th>
            <th scope="col" data-column="price">
              {texts.priceColumn}
            </th>
            <th scope="col">{texts.totalColumn}</th>
          </tr>
        </thead>
        <tbody ref={list}>
          {lines.slice(0, shown).map(({ line, offer, quantity }) => (
            <tr key={line.number}>
              <td>{line.number}</td>
              <th scope="row">
                <span className="line-table-product">
                  <ProductPicture image={offer.image} alt="" size={48} />
                  <ProductLink product={offer} />
                </span>
              </th>
              <td>{quantity}</td>
              <td data-column="price">
                <Price offer={offer} size="cell" />
              </td>
              <td translate="no">{formatMoney(offer.price * quantity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {moreButton}
    </section>
  );
});

type ProblemLinesProps = {
  readonly preview: OrderPreview;
  /** Whether the preview is of the current text. Only then can the buttons change the text. */
  readonly isCurrent: boolean;
  readonly onReplace: (span: Span, replacement: string) => void;
  readonly onSelect: (span: Span) => void;
};

export function ProblemLines({ preview: { problems, nearMissesOf }, ...props }: ProblemLinesProps) {
  const headingId = useId();
  const { list, shown, moreButton } = useSteps<HTMLUListElement>(problems.length, 50);
  return (
    <section>
      <h2 id={headingId} className="quick-order-caption">
        {texts.problems}
      </h2>
      <p className="hint">{texts.problemsLead}</p>
      <ul ref={list} aria-labelledby={headingId}>
        {problems.slice(0, shown).map((problem) => (
          <Problem
            key={problem.line.number}
            problemLine={problem}
            nearMisses={nearMissesOf(problem)}
            {...props}
          />
        ))}
      </ul>
      {moreButton}
    </section>
  );
}

type ProblemProps = Omit<ProblemLinesProps, 'preview'> & {
  readonly problemLine: ProblemLine;
  readonly nearMisses: readonly NearMiss[];
};

function Problem({
  problemLine: { line, problem },
  nearMisses,
  isCurrent,
  onReplace,
  onSelect,
}: ProblemProps) {
  const { quantity: wrongQuantity, left: unitsLeft = 0 } = problem.kind === 'over-cap' ? problem : {};
  const replaceLine = (text: string) => onReplace(line.span, text);
  return (
    <li className="quick-order-problem">
      <Button
        variant="quiet"
        small
        aria-label={texts.goToLine(line.number)}
        disabled={!isCurrent}
        onClick={() => onSelect(line.span)}
      >
        {texts.lineNumber(line.number)}
      </Button>
      <div>
        <p>
          {texts.problemText(problem)}{' '}
          {problem.kind === 'over-cap' && problem.wanted <= MAX_QUANTITY && (
            <QuoteFor id={problem.offer.id} quantity={problem.wanted} />
          )}
        </p>
        {nearMisses.length > 0 && (problem.kind === 'unknown' || problem.kind === 'ambiguous') && (
          <>
            <p className="hint">{texts.didYouMean}</p>
            <div className="cluster">
              {nearMisses.map(({ offer, code }) => (
                <Button
                  key={offer.id}
                  small
                  disabled={!isCurrent}
                  // If the code is ambiguous, only the id stands for one product.
                  onClick={() =>
                    replaceLine(withPart(problem.code, problem.kind === 'ambiguous' ? offer.id : code))
                  }
                >
                  <ProductPicture image={offer.image} alt="" size={32} />
                  {texts.nearMiss(code, offer.title)}
                  <span className="hint" translate="no">
                    {formatMoney(offer.price)}
                  </span>
                </Button>
              ))}
            </div>
          </>
        )}
        {wrongQuantity && unitsLeft > 0 && (
          <Button
            small
            disabled={!isCurrent}
            onClick={() => replaceLine(withQuantity(wrongQuantity, unitsLeft))}
          >
            {texts.orderQuantity(unitsLeft)}
          </Button>
        )}
      </div>
    </li>
  );
}

const ROLES = COLUMN_ROLES.map((role) => ({ value: role, label: texts.columnRole[role] }));

type TableColumnsProps = {
  readonly table: OrderTable;
  readonly isFirst: boolean;
  readonly onChoose: (reading: TableReading) => void;
};

export function TableColumns({ table, isFirst, onChoose }: TableColumnsProps) {
  const id = useId();
  const { roles, number, isOneEach } = table;
  const names = texts.columnNames(table.heads);
  const canBeOneEach = roles.includes('product') && !roles.includes('quantity') && !isOneEach;
  return (
    <fieldset className="quick-order-table">
      <legend>{isFirst ? texts.columns : texts.columnsFrom(number)}</legend>
      <p className={isDecided(table) ? 'hint' : ''}>{texts.readAs(table)}</p>
      {canBeOneEach && (
        <Button small onClick={() => onChoose({ roles, isOneEach: true })}>
          {texts.oneOfEach}
        </Button>
      )}
      <div className="quick-order-columns">
        {roles.map((role, column) => (
          <SelectField
            key={names[column]}
            id={`${id}-${column}`}
            label={names[column]}
            options={ROLES}
            value={role}
            onChange={({ currentTarget: { value } }) => {
              const chosen = COLUMN_ROLES.find((candidate): candidate is ColumnRole => candidate === value);
              if (chosen) onChoose(withRole(table, column, chosen));
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
