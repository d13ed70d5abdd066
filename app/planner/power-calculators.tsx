import { Calculator } from './calculator.tsx';
import { ChoiceField, InputRows, PlanNumber } from './plan-fields.tsx';
import {
  commonBatteryAmpereHours,
  lengthMetresForDrop,
  poeBudgetWatts,
  poeLoadWatts,
  PORT_WATTS_BY_CLASS,
  standbyBattery,
  voltageDropVolts,
  WIRES,
} from './model/formulas.ts';
import { OTHER_WIRE, WATTS_LOAD } from './model/plan-inputs.ts';
import { CALCULATORS } from './model/plan-link.ts';
import { exact, poe as poeTexts, standby as standbyTexts, voltage as voltageTexts } from './texts.ts';
import type { Plan } from './use-plan.ts';

const LOADS = [
  ...PORT_WATTS_BY_CLASS.map((watts, poeClass) => ({
    value: `${poeClass}`,
    label: poeTexts.poeClass(poeClass, watts),
  })),
  { value: WATTS_LOAD, label: poeTexts.inWatts },
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
      title={poeTexts.title}
      intro={poeTexts.intro}
      main={{ label: poeTexts.main, value: needed === undefined ? undefined : poeTexts.neededWatts(needed) }}
      verdict={verdictOf(needed, budget, usedPorts, ports)}
      results={[
        {
          label: poeTexts.load,
          value: loadWatts === undefined ? undefined : poeTexts.neededWatts(loadWatts),
        },
        {
          label: poeTexts.left,
          value:
            loadWatts === undefined || budget === undefined
              ? undefined
              : poeTexts.leftWatts(Math.max(budget - loadWatts, 0)),
        },
        {
          label: poeTexts.ports,
          value:
            Number.isNaN(usedPorts) || ports === undefined ? undefined : poeTexts.portsOf(usedPorts, ports),
        },
      ]}
      formula={
        needed === undefined
          ? undefined
          : poeTexts.formula(
              loads
                .map(({ devices, wattsAtPort }) => `${exact(devices)} × ${exact(wattsAtPort)} W`)
                .join(' + '),
              reserve,
              needed,
            )
      }
      notes={poeTexts.notes}
    >
      <InputRows
        plan={plan}
        table="devices"
        addLabel={poeTexts.addDevices}
        removeLabel={poeTexts.removeDevices}
      >
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
  if (needed > budget) return { text: poeTexts.tooLittlePower(needed - budget), isGood: false };
  if (usedPorts > ports) return { text: poeTexts.tooFewPorts(usedPorts - ports), isGood: false };
  return { text: poeTexts.fits, isGood: true };
}

const OPTIONS = [
  ...WIRES.map(({ wire, label, ohmsPerMetre }) => ({
    value: wire,
    label: voltageTexts.wire(label, ohmsPerMetre),
  })),
  { value: OTHER_WIRE, label: voltageTexts.otherWire },
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
      title={voltageTexts.title}
      intro={voltageTexts.intro}
      main={{
        label: voltageTexts.main,
        value: drop === undefined ? undefined : voltageTexts.lostVolts(drop),
      }}
      verdict={
        isRemainderKnown && drop >= supply ? { text: voltageTexts.nothingLeft, isGood: false } : undefined
      }
      results={[
        {
          label: voltageTexts.remaining,
          value: isRemainderKnown ? voltageTexts.remainingVolts(Math.max(supply - drop, 0)) : undefined,
        },
        {
          label: voltageTexts.share,
          value: isRemainderKnown ? voltageTexts.percent((100 * drop) / supply) : undefined,
        },
        {
          label: voltageTexts.longest,
          value: longest === undefined ? undefined : voltageTexts.metres(longest),
        },
      ]}
      formula={
        drop === undefined
          ? undefined
          : voltageTexts.formula(lengthMetres, currentAmperes, ohmsPerMetre, drop)
      }
      notes={voltageTexts.notes}
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
      title={standbyTexts.title}
      intro={standbyTexts.intro}
      main={{ label: standbyTexts.main, value: battery && standbyTexts.ampereHours(battery.ampereHours) }}
      results={[
        {
          label: standbyTexts.size,
          value: battery && (size === undefined ? standbyTexts.noSize : standbyTexts.sizeOf(size)),
        },
        { label: standbyTexts.derating, value: battery && exact(battery.alarmDerating) },
      ]}
      formula={
        battery &&
        standbyTexts.formula(
          { standby: standbyAmperes, hours, alarm: alarmAmperes, minutes },
          ageing,
          battery,
        )
      }
      notes={standbyTexts.notes}
    >
      <PlanNumber plan={plan} name="standby" unit="mA" />
      <PlanNumber plan={plan} name="standbyHours" unit="h" />
      <PlanNumber plan={plan} name="alarm" unit="mA" />
      <PlanNumber plan={plan} name="alarmMinutes" unit="min" />
      <PlanNumber plan={plan} name="ageing" />
    </Calculator>
  );
}
