import { CALCULATORS } from './model/plan-link.ts';
import { OTHER_WIRE } from './model/plan-inputs.ts';
import { lengthMetresForDrop, voltageDropVolts, WIRES } from './model/voltage-drop.ts';
import { voltage as texts } from './texts.ts';
import { Calculator } from './calculator.tsx';
import { ChoiceField } from './choice-field.tsx';
import { PlanNumber } from './plan-number.tsx';
import type { Plan } from './use-plan.ts';

const OPTIONS = [
  ...WIRES.map(({ wire, label, ohmsPerMetre }) => ({ value: wire, label: texts.wire(label, ohmsPerMetre) })),
  { value: OTHER_WIRE, label: texts.otherWire },
];

/** The share of the supply voltage that the longest cable may lose. */
const ACCEPTED_SHARE = 0.1;

export function VoltageDrop({ plan }: { readonly plan: Plan }) {
  // Inputs are lists, because some are entered once for each row of a table. The wire is entered once.
  const [chosen] = plan.entered.wire;
  const wire = WIRES.find((known) => known.wire === chosen);
  const ohmsPerMetre = wire ? wire.ohmsPerMetre : plan.numberOrNaN('ohms');
  const lengthMetres = plan.numberOrNaN('length');
  const currentAmperes = plan.numberOrNaN('current');
  const supply = plan.number('supply');
  const drop = voltageDropVolts({ lengthMetres, currentAmperes, ohmsPerMetre });
  const isRemainderKnown = drop !== undefined && supply !== undefined;
  const longest =
    supply === undefined
      ? undefined
      : lengthMetresForDrop(ACCEPTED_SHARE * supply, { currentAmperes, ohmsPerMetre });
  return (
    <Calculator
      id={CALCULATORS.voltageDrop}
      title={texts.title}
      intro={texts.intro}
      main={{ label: texts.main, value: drop === undefined ? undefined : texts.lostVolts(drop) }}
      verdict={isRemainderKnown && drop >= supply ? { text: texts.nothingLeft, isGood: false } : undefined}
      results={[
        {
          label: texts.remaining,
          value: isRemainderKnown ? texts.remainingVolts(Math.max(supply - drop, 0)) : undefined,
        },
        { label: texts.share, value: isRemainderKnown ? texts.percent((100 * drop) / supply) : undefined },
        { label: texts.longest, value: longest === undefined ? undefined : texts.metres(longest) },
      ]}
      formula={
        drop === undefined ? undefined : texts.formula(lengthMetres, currentAmperes, ohmsPerMetre, drop)
      }
      notes={texts.notes}
    >
      <PlanNumber plan={plan} name="supply" unit="V" />
      <PlanNumber plan={plan} name="current" unit="A" />
      <PlanNumber plan={plan} name="length" unit="m" />
      <div className="voltage-drop-wire">
        <ChoiceField plan={plan} name="wire" options={OPTIONS} />
      </div>
      {!wire && <PlanNumber plan={plan} name="ohms" unit="Ω/m" />}
    </Calculator>
  );
}
