import { CALCULATORS } from './model/plan-link.ts';
import { radioHorizonKilometres } from './model/radio-horizon.ts';
import { horizon as texts } from './texts.ts';
import { Calculator } from './calculator.tsx';
import { PlanNumber } from './plan-number.tsx';
import type { Plan } from './use-plan.ts';

export function RadioHorizon({ plan }: { readonly plan: Plan }) {
  const height = plan.numberOrNaN('height');
  const mast = plan.numberOrNaN('mast');
  const kilometres = radioHorizonKilometres(height, mast);
  return (
    <Calculator
      id={CALCULATORS.radioHorizon}
      title={texts.title}
      intro={texts.intro}
      main={{ label: texts.main, value: kilometres === undefined ? undefined : texts.upTo(kilometres) }}
      formula={kilometres === undefined ? undefined : texts.formula(height, mast, kilometres)}
      notes={texts.notes}
    >
      <PlanNumber plan={plan} name="height" unit="m" />
      <PlanNumber plan={plan} name="mast" unit="m" />
    </Calculator>
  );
}
