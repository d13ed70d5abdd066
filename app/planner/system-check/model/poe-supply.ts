import { POE_CLASSES, POE_STANDARDS } from '#app/figures/model/scales.ts';
import { countFitting, poeBudgetWatts, poeLoadWatts } from '#app/planner/model/formulas.ts';
import { largestStated, statedSteps, statedValues } from '#app/works-with/model/stated.ts';
import { RESERVE_PERCENT } from './check-inputs.ts';
import { type Checked, type CheckedProduct, listing, type MinMax, result, weighed } from './check-result.ts';

/** Ports with one budget: a product with PoE ports, or the buyer's own switch. Figures that are not stated are undefined. */
type Source = {
  readonly title: string | undefined;
  readonly quantity: number;
  readonly ports: number;
  readonly budgetWatts: number | undefined;
  /** The index of its standard in `POE_STANDARDS`. */
  readonly rank: number | undefined;
};

type Device = {
  readonly title: string;
  readonly quantity: number;
  /** The index of the lowest standard that powers it; undefined if it states only `PoE`. */
  readonly rank: number | undefined;
  readonly watts: MinMax;
};

/** A device that can also be powered by USB or a battery usually is, so it needs no port. */
const OTHER_SUPPLIES = new Set(['usb-c', 'battery']);

function supplyOf({ products, inputs }: Checked) {
  const devices = products
    .filter(({ figures }) => {
      const supplies = statedValues(figures, 'power-source');
      return supplies.includes('poe') && !supplies.some((supply) => OTHER_SUPPLIES.has(supply));
    })
    .map(deviceOf);
  const bought = products
    .filter(({ figures }) => figures['poe-ports'] !== undefined)
    .map(({ title, quantity, figures }): Source => {
      const ranks = ranksOf(statedSteps(figures, 'poe-port-standard'));
      return {
        title,
        quantity,
        ports: largestStated(figures, 'poe-ports') ?? 0,
        budgetWatts: largestStated(figures, 'poe-budget'),
        rank: ranks.length === 0 ? undefined : Math.max(...ranks),
      };
    });
  const own: Source = {
    title: undefined,
    quantity: 1,
    ports: inputs.ports,
    budgetWatts: inputs.watts,
    rank: POE_STANDARDS.indexOf(inputs.standard),
  };
  const sources = inputs.ports > 0 ? [...bought, own] : bought;
  const load = (end: keyof MinMax) =>
    poeLoadWatts(devices.map(({ quantity, watts }) => ({ devices: quantity, wattsAtPort: watts[end] })));
  return { devices, sources, watts: { min: load('min'), max: load('max') } };
}

const ranksOf = (standards: readonly string[]) =>
  standards.map((step) => POE_STANDARDS.findIndex((known) => known === step)).filter((rank) => rank >= 0);

/**
 * A port reserves the watts of a device's class. A device that states no class counts as the smallest class of
 * its standard that covers its power draw. If it does not state its power draw either, or if no class covers it, any class of
 * its standard is possible. If it states no standard, the classes of all standards count.
 */
function deviceOf({ title, quantity, figures }: CheckedProduct): Device {
  const stated = POE_CLASSES[largestStated(figures, 'poe-class') ?? -1];
  const ranks = ranksOf(stated ? [stated.standard] : statedSteps(figures, 'poe'));
  const rank = ranks.length === 0 ? undefined : Math.min(...ranks);
  const draw = largestStated(figures, 'power-draw') ?? Infinity;
  const classes = POE_CLASSES.filter(
    ({ standard }) => rank === undefined || standard === POE_STANDARDS[rank],
  );
  const covering = classes.filter(({ deviceWatts }) => deviceWatts >= draw);
  const possible = (covering.length > 0 ? covering : classes).map(({ portWatts }) => portWatts);
  const min = stated?.portWatts ?? Math.min(...possible);
  const max = stated || covering.length > 0 ? min : Math.max(...possible);
  return { title, quantity, rank, watts: { min, max } };
}

const portsOf = (sources: readonly Source[]) =>
  sources.reduce((sum, { quantity, ports }) => sum + quantity * ports, 0);

const unitsOf = (devices: readonly Device[]) => devices.reduce((sum, { quantity }) => sum + quantity, 0);

export function checkPoePorts(checked: Checked) {
  const rule = 'poe-ports';
  const { devices, sources, watts } = supplyOf(checked);
  if (devices.length === 0) return undefined;
  const figures = { rule, devices: unitsOf(devices), ports: portsOf(sources) } as const;
  const counted = { ...figures, code: 'counted' } as const;
  const remedies = [portsWithBudget(watts.max), ANY_PORTS];
  if (figures.ports === 0) return result('warn', { ...figures, code: 'no-ports' }, remedies);
  if (figures.devices > figures.ports) return result('fail', counted, remedies);

  /** @param unstated the rank of devices whose standard is not stated */
  const needing = (rank: number, unstated: number) =>
    unitsOf(devices.filter((device) => (device.rank ?? unstated) >= rank));
  /** @param unstated the rank of ports whose standard is not stated */
  const portsFrom = (rank: number, unstated: number) =>
    portsOf(sources.filter((source) => (source.rank ?? unstated) >= rank));
  for (const [rank, step] of POE_STANDARDS.entries()) {
    const [needed, ports] = [needing(rank, -1), portsFrom(rank, Infinity)];
    if (needed > ports) {
      return result('fail', { rule, code: 'too-few-of-standard', step, devices: needed, ports }, remedies);
    }
  }
  const isProven = POE_STANDARDS.every((_, rank) => needing(rank, Infinity) <= portsFrom(rank, -1));
  if (isProven) return result('pass', counted);
  const products = [...sources, ...devices].flatMap(({ title, rank }) =>
    rank === undefined ? (title ?? []) : [],
  );
  return result('unknown', { ...figures, code: 'standard-not-stated', products });
}

export function checkPoeBudget(checked: Checked) {
  const { devices, sources, watts } = supplyOf(checked);
  if (devices.length === 0) return undefined;
  const neededWatts = poeBudgetWatts(watts.max, RESERVE_PERCENT);
  const budgetWatts = sources.reduce((sum, { quantity, budgetWatts = 0 }) => sum + quantity * budgetWatts, 0);
  const figures = {
    rule: 'poe-budget',
    devices: unitsOf(devices),
    watts,
    neededWatts,
    budgetWatts,
    /** The budgets suffice in total, but no way was found to divide the devices among them. */
    cannotBeDivided: watts.max <= budgetWatts && !canPower(sources, devices, 0),
    /** Because of these, the minimum and maximum of `watts` differ. */
    unclassed: devices.filter(({ watts: { min, max } }) => min < max).map(({ title }) => title),
  } as const;
  const remedies = [portsWithBudget(neededWatts), ANY_PORTS];
  if (portsOf(sources) === 0) return result('warn', { ...figures, code: 'no-budget' }, remedies);
  const finding = { ...figures, code: 'counted' } as const;
  if (!canPower(sources, devices, RESERVE_PERCENT) && canPower(sources, devices, 0)) {
    return result('warn', finding, remedies);
  }
  const answer = weighed(finding, {
    isEnough: canPower(sources, devices, RESERVE_PERCENT),
    isTooLittle: watts.min > budgetWatts,
    unstated: sources.flatMap(({ title, budgetWatts }) => (budgetWatts === undefined ? (title ?? []) : [])),
    remedies,
  });
  return answer.verdict === 'warn' && finding.unclassed.length > 0
    ? { ...answer, verdict: 'unknown' as const }
    : answer;
}

/**
 * Whether the devices can be divided among the sources so that no source runs out of watts or ports. Places the devices with
 * the most watts first. With several sources, or several units of one, this may miss a possible division, but it never
 * finds an impossible one.
 */
function canPower(sources: readonly Source[], devices: readonly Device[], reservePercent: number): boolean {
  const waiting = devices
    .map(({ quantity, watts }) => ({ units: quantity, watts: watts.max }))
    .toSorted((a, b) => b.watts - a.watts);
  for (const { quantity, ports, budgetWatts = 0 } of sources) {
    for (let unit = 0; unit < quantity && waiting.some(({ units }) => units > 0); unit++) {
      let [portsLeft, wattsLeft] = [ports, budgetWatts / (1 + reservePercent / 100)];
      for (const group of waiting) {
        const fitting = Math.min(group.units, portsLeft, countFitting(wattsLeft, group.watts));
        group.units -= fitting;
        portsLeft -= fitting;
        wattsLeft -= fitting * group.watts;
      }
      // A further unit of this source could not power a device either.
      if (portsLeft === ports) break;
    }
  }
  return waiting.every(({ units }) => units === 0);
}

const portsFilter = (min: number) => ({ 'poe-budget': [{ kind: 'range', min } as const] });

const ANY_PORTS = listing('ports-with-budget', portsFilter(1));

const portsWithBudget = (watts: number) =>
  listing('ports-with-budget', portsFilter(Math.ceil(watts)), Math.ceil(watts));
