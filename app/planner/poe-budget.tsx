import { CALCULATORS } from './model/plan-link.ts';
import { WATTS_LOAD } from './model/plan-inputs.ts';
import { poeBudgetWatts, poeLoadWatts, PORT_WATTS_BY_CLASS } from './model/poe-budget.ts';
import { exact, poe as texts } from './texts.ts';
import { Calculator } from './calculator.tsx';
import { ChoiceField } from './choice-field.tsx';
import { InputRows } from './input-rows.tsx';
import { PlanNumber } from './plan-number.tsx';
import type { Plan } from './use-plan.ts';

const LOADS = [
  ...PORT_WATTS_BY_CLASS.map((watts, poeClass) => ({
    value: `${poeClass}`,
    label: texts.poeClass(poeClass, watts),
  })),
  { value: WATTS_LOAD, label: texts.inWatts },
];

export function PoeBudget({ plan }: { readonly plan: Plan }) {
  const isInWatts = (row: number) => plan.entered.load[row] === WATTS_LOAD;
  const loads = plan.entered.devices.map((_, row) => ({
    devices: plan.numberOrNaN('devices', row),
    wattsAtPort: isInWatts(row)
      ? plan.numberOrNaN('watts', row)
      : (PORT_WATTS_BY_CLASS[Number(plan.entered.load[row])] ?? Number.NaN),
  }));
  const reserve = plan.numberOrNaN('reserve');
  const budget = plan.number('budget');
  const ports = plan.number('ports');
  const loadWatts = poeLoadWatts(loads);
  const needed = loadWatts === undefined ? undefined : poeBudgetWatts(loadWatts, reserve);
  const usedPorts = loads.reduce((sum, { devices }) => sum + devices, 0);
  return (
    <Calculator
      id={CALCULATORS.poeBudget}
      title={texts.title}
      intro={texts.intro}
      main={{ label: texts.main, value: needed === undefined ? undefined : texts.neededWatts(needed) }}
      verdict={verdictOf(needed, budget, usedPorts, ports)}
      results={[
        { label: texts.load, value: loadWatts === undefined ? undefined : texts.neededWatts(loadWatts) },
        {
          label: texts.left,
          value:
            loadWatts === undefined || budget === undefined
              ? undefined
              : texts.leftWatts(Math.max(budget - loadWatts, 0)),
        },
        {
          label: texts.ports,
          value: Number.isNaN(usedPorts) || ports === undefined ? undefined : texts.portsOf(usedPorts, ports),
        },
      ]}
      formula={
        needed === undefined
          ? undefined
          : texts.formula(
              loads
                .map(({ devices, wattsAtPort }) => `${exact(devices)} × ${exact(wattsAtPort)} W`)
                .join(' + '),
              reserve,
              needed,
            )
      }
      notes={texts.notes}
    >
      <InputRows plan={plan} table="devices" addLabel={texts.addDevices} removeLabel={texts.removeDevices}>
        {(row) => (
          <>
            <PlanNumber plan={plan} name="devices" row={row} />
            <ChoiceField plan={plan} name="load" row={row} options={LOADS} />
            {isInWatts(row) && <PlanNumber plan={plan} name="watts" unit="W" row={row} />}
          </>
        )}
      </InputRows>
      <PlanNumber plan={plan} name="budget" unit="W" />
      <PlanNumber plan={plan} name="ports" />
      <PlanNumber plan={plan} name="reserve" unit="%" />
    </Calculator>
  );
}

function verdictOf(
  needed: number | undefined,
  budget: number | undefined,
  usedPorts: number,
  ports: number | undefined,
): { readonly text: string; readonly isGood: boolean } | undefined {
  if (needed === undefined || budget === undefined || ports === undefined) return undefined;
  if (needed > budget) return { text: texts.tooLittlePower(needed - budget), isGood: false };
  if (usedPorts > ports) return { text: texts.tooFewPorts(usedPorts - ports), isGood: false };
  return { text: texts.fits, isGood: true };
}
