import { useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { useHydratedValue } from '#app/browser/use-hydrated-value.ts';
import {
  addRow,
  changeInput,
  type Correction,
  type InputName,
  type NumberName,
  parsePlan,
  type PlanInputs,
  readNumber,
  removeRow,
  type TableName,
  toPlanQuery,
} from '#app/domain/planner/plan-inputs.ts';

export type Plan = {
  readonly texts: PlanInputs;
  readonly corrections: readonly Correction[];
  /** The query of a link to these inputs, with its question mark; empty for the initial inputs. */
  readonly search: string;
  /** The number that was typed; undefined while it is not valid. */
  readonly number: (name: NumberName, row?: number) => number | undefined;
  readonly change: (name: InputName, row: number, text: string) => void;
  /** The next change of an input is a new history entry. */
  readonly finishChange: () => void;
  readonly addRow: (table: TableName) => void;
  readonly removeRow: (table: TableName, row: number) => void;
};

/** The state of history entries that this page adds. The fields already show their inputs, so these are not parsed again. */
const TYPED = 'typed';

/**
 * The inputs of the planner. The valid ones are in the URL: a plan can be shared, and Back and Forward undo and redo the changes
 * input by input. The state also keeps the texts that are not valid, so that they stay visible.
 */
export function usePlan(): Plan {
  const { pathname, search, hash, state } = useLocation();
  const isTyped = useNavigationType() !== NavigationType.Pop && state === TYPED;
  const navigate = useNavigate();
  const query = useHydratedValue('', search);
  const [{ inputs, corrections }, setPlan] = useState(() => parsePlan(new URLSearchParams(query)));
  /** Two changes can come before the next render. The second one then starts from the result of the first. */
  const latest = useRef(inputs);
  /** The input whose change added the newest history entry. Further changes of the same input replace that entry. */
  const lastChanged = useRef<string>(undefined);

  // Not while rendering: the router renders a new location as a transition. A change can interrupt it, and React can then
  // apply the change to a state that was set while rendering the unfinished transition.
  useLayoutEffect(() => {
    if (isTyped) return;
    const plan = parsePlan(new URLSearchParams(query));
    latest.current = plan.inputs;
    lastChanged.current = undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- the visitor edits the inputs; a navigation only resets them
    setPlan(plan);
  }, [query, isTyped]);

  const show = (inputs: PlanInputs, changed: string | undefined) => {
    latest.current = inputs;
    setPlan({ inputs, corrections: [] });
    const current = parsePlan(new URLSearchParams(search)).inputs;
    const next = toPlanQuery(inputs, current).toString();
    const nextSearch = next === '' ? '' : `?${next}`;
    if (nextSearch === search) return;
    const replace = changed !== undefined && lastChanged.current === changed;
    lastChanged.current = changed;
    void navigate(
      { pathname, search: nextSearch, hash },
      { replace, preventScrollReset: true, state: TYPED },
    );
  };

  return {
    texts: inputs,
    corrections,
    search: query,
    number: (name, row = 0) => readNumber(name, inputs[name][row] ?? '').value,
    change: (name, row, text) => show(changeInput(latest.current, name, row, text), `${name} ${row}`),
    finishChange: () => {
      lastChanged.current = undefined;
    },
    addRow: (table) => show(addRow(latest.current, table), undefined),
    removeRow: (table, row) => show(removeRow(latest.current, table, row), undefined),
  };
}
