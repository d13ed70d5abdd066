import type { Figure } from '#app/figures/model/attribute.ts';
import { POE_CLASSES, POE_STANDARDS } from '#app/figures/model/scales.ts';
import type { KnownFigures } from '#app/figures/model/known-ids.ts';
import { numberText } from '#app/lib/number-text.ts';
import { INITIAL_INPUTS, type NumberName, type PlanInputs, readInput, toPlanQuery } from './plan-inputs.ts';

/** The ids of the calculators, which are also the fragments of links to them. */
export const CALCULATORS = {
  recordingStorage: 'recording-storage',
  viewDistance: 'view-distance',
  poeBudget: 'poe-budget',
  voltageDrop: 'voltage-drop',
  radioBattery: 'radio-battery',
  radioHorizon: 'radio-horizon',
  standbyBattery: 'standby-battery',
} as const;

export type PlannedProductKind = 'camera' | 'recorder' | 'radio' | 'device';

/** A link to the planner with a product's figures filled in. */
export type PlanLink = { readonly productKind: PlannedProductKind; readonly to: string };

type Prefill = {
  readonly productKind: PlannedProductKind;
  readonly calculator: string;
  /** Figures that the product must state. */
  readonly requires: readonly (readonly [name: NumberName, value: number | undefined])[];
  /** Inputs that the link fills in as well. They may belong to another calculator on the page. */
  readonly inputs?: Partial<PlanInputs>;
};

/**
 * The planner with the figures that the product states: a camera's picture width and field of view, a recorder's
 * channels and drive size, a radio's battery capacity, or the class of a PoE device. Undefined unless the product
 * states all figures of one of these, and the planner accepts them.
 */
export function planLink(figures: KnownFigures): PlanLink | undefined {
  const poeClass = classOf(figures);
  // One row of the PoE calculator, so one text per input. `watts` is not used, because `load` is a class.
  const device = poeClass === undefined ? {} : { devices: ['1'], load: [`${poeClass}`], watts: ['10'] };
  const prefills: readonly Prefill[] = [
    {
      productKind: 'camera',
      calculator: CALCULATORS.viewDistance,
      requires: [
        ['width', firstStated(figures['picture-width'])],
        ['view', firstStated(figures['field-of-view'])],
      ],
      inputs: device,
    },
    {
      productKind: 'recorder',
      calculator: CALCULATORS.recordingStorage,
      requires: [
        ['cameras', firstStated(figures['video-channels'])],
        ['drive', firstStated(figures['drive-size'])],
      ],
      inputs: {
        ...optional('ports', firstStated(figures['poe-ports'])),
        ...optional('budget', firstStated(figures['poe-budget'])),
      },
    },
    {
      productKind: 'radio',
      calculator: CALCULATORS.radioBattery,
      requires: [['battery', firstStated(figures['battery-capacity'])]],
    },
    {
      productKind: 'device',
      calculator: CALCULATORS.poeBudget,
      requires: [['devices', poeClass === undefined ? undefined : 1]],
      inputs: device,
    },
  ];
  const prefill = prefills.find(({ requires }) => requires.every(([name, value]) => isUsable(name, value)));
  if (prefill === undefined) return undefined;
  const required = prefill.requires.map(([name, value]) => [
    name,
    [value === undefined ? '' : numberText(value)],
  ]);
  const query = toPlanQuery({ ...INITIAL_INPUTS, ...Object.fromEntries(required), ...prefill.inputs });
  return { productKind: prefill.productKind, to: `/planner?${query}#${prefill.calculator}` };
}

function isUsable(name: NumberName, value: number | undefined): value is number {
  return value !== undefined && readInput(name, numberText(value)).problem === undefined;
}

function optional(name: NumberName, value: number | undefined): Partial<PlanInputs> {
  return isUsable(name, value) ? { [name]: [numberText(value)] } : {};
}

/** The first value that the product states, or its upper end if it is a range. For a zoom lens this is the widest view. */
function firstStated(figure: Figure | undefined): number | undefined {
  return figure?.kind === 'number' ? figure.measures[0]?.max : undefined;
}

/**
 * The stated class. Otherwise the class with the most watts within the stated standard, so that the planned power is not too
 * low; if several standards are stated, within the lowest. 802.3bt covers 45 to 90 W, so without a class it states nothing to
 * calculate with.
 */
function classOf(figures: KnownFigures): number | undefined {
  const stated = firstStated(figures['poe-class']);
  if (stated !== undefined && POE_CLASSES[stated] !== undefined) return stated;
  const { poe } = figures;
  if (poe?.kind !== 'steps') return undefined;
  const lowest = POE_STANDARDS.find((standard) => poe.steps.includes(standard));
  return lowest === '802.3af' ? 0 : lowest === '802.3at' ? 4 : undefined;
}
