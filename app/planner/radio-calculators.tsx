import { Calculator } from './calculator.tsx';
import {
  averageMilliamperes,
  batteriesPerShift,
  batteryLifeHours,
  radioHorizonKilometres,
} from './model/formulas.ts';
import { CALCULATORS } from './model/plan-link.ts';
import { PlanNumber } from './plan-fields.tsx';
import { exact, horizon as horizonTexts, radioBattery as radioBatteryTexts } from './texts.ts';
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
      title={radioBatteryTexts.title}
      intro={radioBatteryTexts.intro}
      main={{
        label: radioBatteryTexts.main,
        value: life === undefined ? undefined : radioBatteryTexts.hours(life),
      }}
      verdict={average === 0 ? { text: radioBatteryTexts.noCurrent, isGood: false } : undefined}
      results={[
        {
          label: radioBatteryTexts.average,
          value: average === undefined ? undefined : radioBatteryTexts.milliamperes(average),
        },
        { label: radioBatteryTexts.batteries, value: batteries === undefined ? undefined : exact(batteries) },
      ]}
      formula={
        life === undefined
          ? undefined
          : radioBatteryTexts.formula(
              battery,
              transmitMilliamperes,
              receiveMilliamperes,
              standbyMilliamperes,
              life,
            )
      }
      notes={radioBatteryTexts.notes}
    >
      <PlanNumber plan={plan} name="battery" unit="mAh" />
      <PlanNumber plan={plan} name="transmit" unit="mA" />
      <PlanNumber plan={plan} name="receive" unit="mA" />
      <PlanNumber plan={plan} name="idle" unit="mA" />
      <PlanNumber plan={plan} name="shift" unit="h" />
    </Calculator>
  );
}

export function RadioHorizon({ plan }: { readonly plan: Plan }) {
  const height = plan.numberOrNaN('height');
  const mast = plan.numberOrNaN('mast');
  const kilometres = radioHorizonKilometres(height, mast);
  return (
    <Calculator
      id={CALCULATORS.radioHorizon}
      title={horizonTexts.title}
      intro={horizonTexts.intro}
      main={{
        label: horizonTexts.main,
        value: kilometres === undefined ? undefined : horizonTexts.upTo(kilometres),
      }}
      formula={kilometres === undefined ? undefined : horizonTexts.formula(height, mast, kilometres)}
      notes={horizonTexts.notes}
    >
      <PlanNumber plan={plan} name="height" unit="m" />
      <PlanNumber plan={plan} name="mast" unit="m" />
    </Calculator>
  );
}
