import { CALCULATORS } from './model/plan-link.ts';
import { averageMilliamperes, batteriesPerShift, batteryLifeHours } from './model/radio-battery.ts';
import { exact, radioBattery as texts } from './texts.ts';
import { Calculator } from './calculator.tsx';
import { PlanNumber } from './plan-number.tsx';
import type { Plan } from './use-plan.ts';

export function RadioBattery({ plan }: { readonly plan: Plan }) {
  const battery = plan.numberOrNaN('battery');
  const currents = {
    transmitMilliamperes: plan.numberOrNaN('transmit'),
    receiveMilliamperes: plan.numberOrNaN('receive'),
    standbyMilliamperes: plan.numberOrNaN('idle'),
  };
  const shift = plan.numberOrNaN('shift');
  const average = averageMilliamperes(currents);
  const life = batteryLifeHours(battery, currents);
  const batteries = life === undefined ? undefined : batteriesPerShift(shift, life);
  const { transmitMilliamperes, receiveMilliamperes, standbyMilliamperes } = currents;
  return (
    <Calculator
      id={CALCULATORS.radioBattery}
      title={texts.title}
      intro={texts.intro}
      main={{ label: texts.main, value: life === undefined ? undefined : texts.hours(life) }}
      verdict={average === 0 ? { text: texts.noCurrent, isGood: false } : undefined}
      results={[
        { label: texts.average, value: average === undefined ? undefined : texts.milliamperes(average) },
        { label: texts.batteries, value: batteries === undefined ? undefined : exact(batteries) },
      ]}
      formula={
        life === undefined
          ? undefined
          : texts.formula(battery, transmitMilliamperes, receiveMilliamperes, standbyMilliamperes, life)
      }
      notes={texts.notes}
    >
      <PlanNumber plan={plan} name="battery" unit="mAh" />
      <PlanNumber plan={plan} name="transmit" unit="mA" />
      <PlanNumber plan={plan} name="receive" unit="mA" />
      <PlanNumber plan={plan} name="idle" unit="mA" />
      <PlanNumber plan={plan} name="shift" unit="h" />
    </Calculator>
  );
}
