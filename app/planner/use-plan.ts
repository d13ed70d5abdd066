import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
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
import { useQuery } from '#app/ui/use-query.ts';

export type Plan = ReturnType<typeof usePlan>;

/** What was entered last, also if it is not valid, and the query that it has led to. */
type Entered = {
  readonly inputs: PlanInputs;
  readonly query: string;
  /** The input whose changes replace the newest history entry. */
  readonly changedInput: string | undefined;
  readonly replaces: boolean;
};

/**
 * The inputs of the planner. The valid ones are in the URL: a plan can be shared, and Back and Forward undo and redo the changes
 * input by input.
 */
export function usePlan() {
  const [params, setQuery] = useQuery();
  const query = params.toString();
  const isInAddress = new URLSearchParams(useLocation().search).toString() === query;
  const linked = useMemo(() => parsePlan(new URLSearchParams(query)), [query]);
  const [lastEntered, setEntered] = useState<Entered>();
  const entered = lastEntered?.query === query ? lastEntered : undefined;
  const { inputs } = entered ?? linked;
  /** Two changes can come before the next render. The second one then starts from the result of the first. */
  const latest = useRef(inputs);
  useLayoutEffect(() => {
    latest.current = inputs;
  }, [inputs]);

  const show = (inputs: PlanInputs, changedInput?: string) => {
    latest.current = inputs;
    // In the URL, an input that is not valid keeps its last valid value.
    const next = toPlanQuery(inputs, linked.inputs);
    const nextQuery = next.toString();
    if (nextQuery === query) {
      setEntered({ changedInput: undefined, replaces: false, ...entered, inputs, query });
      return;
    }
    const isSameInput = changedInput !== undefined && entered?.changedInput === changedInput;
    // An entry that is still being added cannot be replaced. The next navigation takes its place.
    const replaces = isSameInput && (isInAddress || entered.replaces);
    setEntered({ inputs, query: nextQuery, changedInput, replaces });
    setQuery(next, replaces);
  };

  return {
    inputs,
    corrections: entered ? [] : linked.corrections,
    /** The query of the address. It contains the valid inputs that differ from the initial ones. */
    query,
    change: (name: InputName, text: string, row = 0) =>
      show(changeInput(latest.current, name, row, text), `${name} ${row}`),
    /** Makes the next change of an input a new history entry. */
    finishChange: () => setEntered((known) => known && { ...known, changedInput: undefined }),
    addRow: (table: TableName) => show(addRow(latest.current, table)),
    removeRow: (table: TableName, row: number) => show(removeRow(latest.current, table, row)),
    /** Forgets what is not in the address. */
    forget: () => setEntered(undefined),
  };
}
