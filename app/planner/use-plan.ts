import { useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { useHydratedValue } from '#app/lib/use-hydrated-value.ts';
import {
  addRow,
  changeInput,
  type InputName,
  parsePlan,
  type PlanInputs,
  removeRow,
  type TableName,
  toPlanQuery,
} from './model/plan-inputs.ts';

export type Plan = ReturnType<typeof usePlan>;

/**
 * The state of the history entries that the planner adds. When such an entry is added, the fields already show its
 * inputs, so its URL is parsed only when the visitor returns to the entry or reloads the page.
 */
export const PLANNER_ENTRY_STATE = 'added-by-planner';

/**
 * The inputs of the planner. The valid ones are in the URL: a plan can be shared, and Back and Forward undo and redo the changes
 * input by input. The state of this hook also keeps the texts that are not valid, so that they stay visible.
 */
export function usePlan() {
  const { key, pathname, search, hash, state } = useLocation();
  const keepsTexts = useNavigationType() !== NavigationType.Pop && state === PLANNER_ENTRY_STATE;
  const navigate = useNavigate();
  const query = useHydratedValue('', search);
  const [{ inputs, corrections }, setPlan] = useState(() => parsePlan(new URLSearchParams(query)));
  /** Two changes can come before the next render. The second one then starts from the result of the first. */
  const latest = useRef(inputs);
  /** The input whose change added the newest history entry. Further changes of the same input replace that entry. */
  const lastChanged = useRef<string>(undefined);

  // Set in an effect and not while rendering: the router renders a new location as a transition. A change of an input can
  // interrupt the transition, and React could then apply the change to the state that the interrupted rendering has set.
  useLayoutEffect(() => {
    if (keepsTexts) return;
    const plan = parsePlan(new URLSearchParams(query));
    latest.current = plan.inputs;
    lastChanged.current = undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- the visitor edits the inputs; a navigation only resets them
    setPlan(plan);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- "Reset all inputs" may change `key` and not the query
  }, [key, query, keepsTexts]);

  const show = (inputs: PlanInputs, changedInput?: string) => {
    latest.current = inputs;
    setPlan({ inputs, corrections: [] });
    // In the URL, an input that is not valid keeps its last valid value.
    const inputsInUrl = parsePlan(new URLSearchParams(search)).inputs;
    const next = toPlanQuery(inputs, inputsInUrl).toString();
    const nextSearch = next === '' ? '' : `?${next}`;
    if (nextSearch === search) return;
    const replace = changedInput !== undefined && lastChanged.current === changedInput;
    lastChanged.current = changedInput;
    void navigate(
      { pathname, search: nextSearch, hash },
      { replace, preventScrollReset: true, state: PLANNER_ENTRY_STATE },
    );
  };

  return {
    inputs,
    corrections,
    /** The query of the address, with its question mark. It contains the valid inputs that differ from the initial ones. */
    search: query,
    change: (name: InputName, text: string, row = 0) =>
      show(changeInput(latest.current, name, row, text), `${name} ${row}`),
    /** Makes the next change of an input a new history entry. */
    finishChange: () => {
      lastChanged.current = undefined;
    },
    addRow: (table: TableName) => show(addRow(latest.current, table)),
    removeRow: (table: TableName, row: number) => show(removeRow(latest.current, table, row)),
  };
}
