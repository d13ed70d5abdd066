import { POE_CLASSES, POE_STANDARDS } from '#app/figures/model/scales.ts';
import { countFitting, poeBudgetWatts, poeLoadWatts } from '#app/planner/model/formulas.ts';
import { largestStated, statedSteps, statedValues } from '#app/works-with/model/stated.ts';
import { type CheckInputs, RESERVE_PERCENT } from './check-inputs.ts';
import {
  type CheckedProduct,
  type CheckResult,
  countUnits,
  type ListingRemedy,
  type MinMax,
  type Remedy,
  titlesOf,
} from './check-result.ts';

/** Ports with one budget: a product with PoE ports, or the buyer's own switch. Figures that are not stated are undefined. */
type Source = {
  /** Undefined for the buyer's own switch. */
  readonly title: string | undefined;
  readonly quantity: number;
  readonly ports: number;
  readonly budgetWatts: number | undefined;
  /** The index of its standard in `POE_STANDARDS`. */
  readonly rank: number | undefined;
};

type Device = {
  readonly product: CheckedProduct;
  /** The index of the lowest standard that powers it; undefined if it states only `PoE`. */
  readonly rank: number | undefined;
  /** What its port must supply. */
  readonly watts: MinMax;
};

/** A device that can also be powered by USB or a battery usually is, so it needs no port. */
const OTHER_SUPPLIES = new Set(['usb-c', 'battery']);

function devicesIn(products: readonly CheckedProduct[]): readonly Device[] {
  return products
    .filter(({ figures }) => {
      const supplies = statedValues(figures, 'power-source');
      return supplies.includes('poe') && !supplies.some((supply) => OTHER_SUPPLIES.has(supply));
    })
    .map((product) => ({ product, rank: neededRank(product), watts: portWatts(product) }));
}

function neededRank({ figures }: CheckedProduct): number | undefined {
  const standard = classOf(figures)?.standard;
  const ranks = (standard === undefined ? statedSteps(figures, 'poe') : [standard])
    .map((step) => POE_STANDARDS.findIndex((known) => known === step))
    .filter((rank) => rank >= 0);
  return ranks.length === 0 ? undefined : Math.min(...ranks);
}

function classOf(figures: CheckedProduct['figures']) {
  const poeClass = largestStated(figures, 'poe-class');
  return poeClass === undefined ? undefined : POE_CLASSES[poeClass];
}

/**
 * What a port reserves for a device: the watts of its class. A device that states no class counts as the smallest class of
 * its standard that covers its power draw. If it does not state its power draw either, or if no class covers it, any class of
 * its standard is possible. If it states no standard, the classes of all standards count.
 */
function portWatts(product: CheckedProduct): MinMax {
  const poeClass = classOf(product.figures);
  if (poeClass !== undefined) return { min: poeClass.portWatts, max: poeClass.portWatts };
  const rank = neededRank(product);
  const classes = POE_CLASSES.filter(
    ({ standard }) => rank === undefined || standard === POE_STANDARDS[rank],
  );
  const draw = largestStated(product.figures, 'power-draw');
  const covering = classes.filter(({ deviceWatts }) => draw !== undefined && deviceWatts >= draw);
  const possible = (covering.length > 0 ? covering : classes).map(({ portWatts }) => portWatts);
  const min = Math.min(...possible);
  return { min, max: covering.length > 0 ? min : Math.max(...possible) };
}

function sourcesIn(products: readonly CheckedProduct[], inputs: CheckInputs): readonly Source[] {
  const own: Source = {
    title: undefined,
    quantity: 1,
    ports: inputs.switchPorts,
    budgetWatts: inputs.switchWatts,
    rank: POE_STANDARDS.indexOf(inputs.switchStandard),
  };
  const bought = products
    .filter(({ figures }) => figures['poe-ports'] !== undefined)
    .map(({ title, quantity, figures }): Source => {
      const ranks = statedSteps(figures, 'poe-port-standard').map((step) =>
        POE_STANDARDS.findIndex((known) => known === step),
      );
      return {
        title,
        quantity,
        ports: largestStated(figures, 'poe-ports') ?? 0,
        budgetWatts: largestStated(figures, 'poe-budget'),
        rank: ranks.length === 0 ? undefined : Math.max(...ranks),
      };
    });
  return inputs.switchPorts > 0 ? [...bought, own] : bought;
}

const portsOf = (sources: readonly Source[]) =>
  sources.reduce((sum, { quantity, ports }) => sum + quantity * ports, 0);

const unitsOf = (devices: readonly Device[]) => countUnits(devices.map(({ product }) => product));

export function checkPoePorts(
  products: readonly CheckedProduct[],
  inputs: CheckInputs,
): CheckResult | undefined {
  const rule = 'poe-ports';
  const devices = devicesIn(products);
  if (devices.length === 0) return undefined;
  const sources = sourcesIn(products, inputs);
  const count = unitsOf(devices);
  const ports = portsOf(sources);
  const remedies: readonly Remedy[] = [portsWithBudget(wattsOf(devices).max), ANY_PORTS];
  if (ports === 0) return { verdict: 'warn', finding: { rule, code: 'no-ports', devices: count }, remedies };
  if (count > ports) {
    return { verdict: 'fail', finding: { rule, code: 'counted', devices: count, ports }, remedies };
  }
  const unitsNeeding = (rank: number) =>
    unitsOf(devices.filter((device) => device.rank !== undefined && device.rank >= rank));
  for (const [rank, step] of POE_STANDARDS.entries()) {
    const needing = unitsNeeding(rank);
    // Ports whose standard is not stated may have the highest.
    const possible = portsOf(sources.filter((source) => (source.rank ?? Infinity) >= rank));
    if (needing > possible) {
      const standard = { step, devices: needing, ports: possible };
      return {
        verdict: 'fail',
        finding: { rule, code: 'counted', devices: count, ports, standard },
        remedies,
      };
    }
  }
  const isProven =
    devices.every((device) => device.rank !== undefined) &&
    POE_STANDARDS.every(
      (_, rank) =>
        unitsNeeding(rank) <=
        portsOf(sources.filter((source) => source.rank !== undefined && source.rank >= rank)),
    );
  if (isProven) {
    return { verdict: 'pass', finding: { rule, code: 'counted', devices: count, ports }, remedies: [] };
  }
  const unstated = [
    ...sources.flatMap(({ title, rank }) => (rank === undefined && title !== undefined ? [title] : [])),
    ...devices.flatMap(({ product, rank }) => (rank === undefined ? [product.title] : [])),
  ];
  return {
    verdict: 'unknown',
    finding: { rule, code: 'standard-not-stated', devices: count, ports, products: unstated },
    remedies: [],
  };
}

export function checkPoeBudget(
  products: readonly CheckedProduct[],
  inputs: CheckInputs,
): CheckResult | undefined {
  const rule = 'poe-budget';
  const devices = devicesIn(products);
  if (devices.length === 0) return undefined;
  const sources = sourcesIn(products, inputs);
  const watts = wattsOf(devices);
  const neededWatts = poeBudgetWatts(watts.max, RESERVE_PERCENT);
  const unstated = sources.filter(({ budgetWatts }) => budgetWatts === undefined);
  const budgetWatts = sources.reduce((sum, { quantity, budgetWatts = 0 }) => sum + quantity * budgetWatts, 0);
  const figures = {
    rule,
    devices: unitsOf(devices),
    watts,
    neededWatts,
    budgetWatts,
    cannotBeDivided: watts.max <= budgetWatts && !canPower(sources, devices, 0),
    unclassed: titlesOf(devices.filter(({ watts: { min, max } }) => min < max).map(({ product }) => product)),
  } as const;
  const remedies: readonly Remedy[] = [portsWithBudget(neededWatts), ANY_PORTS];
  if (portsOf(sources) === 0)
    return { verdict: 'warn', finding: { ...figures, code: 'no-budget' }, remedies };
  const finding = { ...figures, code: 'counted' } as const;
  if (canPower(sources, devices, RESERVE_PERCENT)) return { verdict: 'pass', finding, remedies: [] };
  if (canPower(sources, devices, 0)) return { verdict: 'warn', finding, remedies };
  if (unstated.length > 0) {
    const titles = unstated.flatMap(({ title }) => title ?? []);
    return { verdict: 'unknown', finding: { rule, code: 'not-stated', products: titles }, remedies };
  }
  if (watts.min > budgetWatts) return { verdict: 'fail', finding, remedies };
  return { verdict: finding.unclassed.length > 0 ? 'unknown' : 'warn', finding, remedies };
}

function wattsOf(devices: readonly Device[]): MinMax {
  const total = (end: keyof MinMax) =>
    poeLoadWatts(
      devices.map(({ product, watts }) => ({ devices: product.quantity, wattsAtPort: watts[end] })),
    );
  return { min: total('min'), max: total('max') };
}

/**
 * Whether the devices can be divided among the sources so that no source runs out of watts or ports. Places the devices with
 * the most watts first. With several sources, or several units of one, this may miss a possible division, but it never
 * finds an impossible one.
 */
function canPower(sources: readonly Source[], devices: readonly Device[], reservePercent: number): boolean {
  const waiting = devices
    .map(({ product, watts }) => ({ units: product.quantity, watts: watts.max }))
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

/** Every product with a stated budget: a switch, or a recorder. */
const ANY_PORTS: ListingRemedy = {
  kind: 'listing',
  shows: 'ports-with-budget',
  category: 'cctv-systems',
  filter: { 'poe-budget': [{ kind: 'range', min: 1 }] },
};

const portsWithBudget = (watts: number): ListingRemedy => {
  const min = Math.ceil(watts);
  return { ...ANY_PORTS, detail: min, filter: { 'poe-budget': [{ kind: 'range', min }] } };
};
