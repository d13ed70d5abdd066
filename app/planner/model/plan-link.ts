import type { Figure } from '#app/figures/model/attribute.ts';
import { POE_CLASSES, POE_STANDARDS } from '#app/figures/model/scales.ts';
import type { KnownAttribute, KnownFigures } from '#app/figures/model/known-ids.ts';
import { numberText } from '#app/lib/number-text.ts';
import {
  type CalculatorId,
  INITIAL_INPUTS,
  type NumberName,
  type PlanInputs,
  readInput,
  toPlanQuery,
} from './plan-inputs.ts';

/** What a link is made of. */
export const PLANNED_ATTRIBUTES = [
  'video-channels',
  'drive-size',
  'poe',
  'poe-class',
  'poe-ports',
  'poe-budget',
  'picture-width',
  'field-of-view',
  'battery-capacity',
] as const satisfies readonly KnownAttribute[];
type PlannedAttribute = (typeof PLANNED_ATTRIBUTES)[number];
type PlannedFigures = Pick<KnownFigures, PlannedAttribute>;

export type PlanLink = {
  readonly productKind: 'camera' | 'recorder' | 'radio' | 'device';
  readonly to: string;
};

/**
 * The planner with the figures that the product states: a camera's picture width and field of view, a recorder's
 * channels and drive size, a radio's battery capacity, or the class of a PoE device. Undefined unless the product
 * states all figures of one of these, and the planner accepts them.
 */
export function planLink(figures: PlannedFigures): PlanLink | undefined {
  const stated = (name: NumberName, attribute: PlannedAttribute): Partial<PlanInputs> => {
    const text = numberText(firstStated(figures[attribute]) ?? Number.NaN);
    return readInput(name, text).problem === undefined ? { [name]: [text] } : {};
  };
  const poeClass = classOf(figures);
  // One row of the PoE calculator, so one text per input. `watts` is not used, because `load` is a class.
  const device =
    poeClass === undefined ? undefined : { devices: ['1'], load: [`${poeClass}`], watts: ['10'] };

  const camera = { ...stated('width', 'picture-width'), ...stated('view', 'field-of-view') };
  if (camera.width && camera.view) return link('camera', 'view-distance', { ...camera, ...device });
  const recorder = { ...stated('cameras', 'video-channels'), ...stated('drive', 'drive-size') };
  if (recorder.cameras && recorder.drive) {
    const supply = { ...stated('ports', 'poe-ports'), ...stated('budget', 'poe-budget') };
    return link('recorder', 'recording-storage', { ...recorder, ...supply });
  }
  const radio = stated('battery', 'battery-capacity');
  if (radio.battery) return link('radio', 'radio-battery', radio);
  return device && link('device', 'poe-budget', device);
}

function link(
  productKind: PlanLink['productKind'],
  calculator: CalculatorId,
  inputs: Partial<PlanInputs>,
): PlanLink {
  const query = toPlanQuery({ ...INITIAL_INPUTS, ...inputs });
  return { productKind, to: `/planner?${query}#${calculator}` };
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
function classOf(figures: PlannedFigures): number | undefined {
  const stated = firstStated(figures['poe-class']);
  if (stated !== undefined && POE_CLASSES[stated] !== undefined) return stated;
  const { poe } = figures;
  if (poe?.kind !== 'steps') return undefined;
  const lowest = POE_STANDARDS.find((standard) => poe.steps.includes(standard));
  return lowest === '802.3af' ? 0 : lowest === '802.3at' ? 4 : undefined;
}
