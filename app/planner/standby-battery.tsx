import { CALCULATORS } from './model/plan-link.ts';
import { commonBatteryAmpereHours, standbyBattery } from './model/standby-battery.ts';
import { exact, standby as texts } from './texts.ts';
import { Calculator } from './calculator.tsx';
import { PlanNumber } from './plan-number.tsx';
import type { Plan } from './use-plan.ts';

export function StandbyBattery({ plan }: { readonly plan: Plan }) {
  const standbyAmperes = plan.numberOrNaN('standby') / 1000;
  const alarmAmperes = plan.numberOrNaN('alarm') / 1000;
  const hours = plan.numberOrNaN('standbyHours');
  const minutes = plan.numberOrNaN('alarmMinutes');
  const ageing = plan.numberOrNaN('ageing');
  const battery = standbyBattery({
    standbyAmperes,
    standbyHours: hours,
    alarmAmperes,
    alarmMinutes: minutes,
    ageingFactor: ageing,
  });
  const size = battery && commonBatteryAmpereHours(battery.ampereHours);
  return (
    <Calculator
      id={CALCULATORS.standbyBattery}
      title={texts.title}
      intro={texts.intro}
      main={{ label: texts.main, value: battery && texts.ampereHours(battery.ampereHours) }}
      results={[
        {
          label: texts.size,
          value: battery && (size === undefined ? texts.noSize : texts.sizeOf(size)),
        },
        { label: texts.derating, value: battery && exact(battery.alarmDerating) },
      ]}
      formula={
        battery &&
        texts.formula({ standby: standbyAmperes, hours, alarm: alarmAmperes, minutes }, ageing, battery)
      }
      notes={texts.notes}
    >
      <PlanNumber plan={plan} name="standby" unit="mA" />
      <PlanNumber plan={plan} name="standbyHours" unit="h" />
      <PlanNumber plan={plan} name="alarm" unit="mA" />
      <PlanNumber plan={plan} name="alarmMinutes" unit="min" />
      <PlanNumber plan={plan} name="ageing" />
    </Calculator>
  );
}
