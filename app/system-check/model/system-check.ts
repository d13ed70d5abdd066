import { meetsCondition } from '#app/figures/model/figure-condition.ts';
import { figuresById, type FigureTable } from '#app/figures/model/figure-table.ts';
import { DEFAULT_FILTER } from '#app/listing/model/listing-filter.ts';
import { toListingQuery } from '#app/listing/model/listing-query.ts';
import { type Checked, type ListingRemedy, type Remedy, VERDICTS } from './check-result.ts';
import {
  checkCharging,
  checkHub,
  checkIntercom,
  checkLoopDevices,
  checkLoopProtocol,
  checkRadios,
  checkRecorderProtocol,
} from './partners.ts';
import { checkOutdoorUse, checkSite } from './places.ts';
import { checkPoeBudget, checkPoePorts } from './poe-supply.ts';
import { checkRecorderChannels, checkRecorderThroughput, checkStorage } from './recording.ts';

const RULES = [
  checkRecorderChannels,
  checkRecorderThroughput,
  checkStorage,
  checkRecorderProtocol,
  checkPoePorts,
  checkPoeBudget,
  checkIntercom,
  checkRadios,
  checkCharging,
  checkLoopProtocol,
  checkLoopDevices,
  checkHub,
  checkOutdoorUse,
  checkSite,
];

export type CheckResult = NonNullable<ReturnType<(typeof RULES)[number]>>;
export type Finding = CheckResult['finding'];
export type RuleName = Finding['rule'];

export function checkSystem(checked: Checked): readonly CheckResult[] {
  return RULES.map((rule) => rule(checked))
    .filter((result) => result !== undefined)
    .toSorted((a, b) => VERDICTS.indexOf(a.verdict) - VERDICTS.indexOf(b.verdict));
}

/** The address of the filtered listing: `/category/cctv-systems?f.kind=recorder` */
export function remedyPath({ category, filter }: ListingRemedy): string {
  return `/category/${category}?${toListingQuery({ ...DEFAULT_FILTER, figures: filter })}`;
}

export function categoriesOf(remedies: readonly Remedy[]): readonly string[] {
  return remedies.flatMap((remedy) => (remedy.kind === 'listing' ? [remedy.category] : []));
}

/**
 * The remedies to show. Of those that link to a listing, only the first whose listing has a product is shown.
 * @param tables the figures by category; a category that is not loaded yet counts as one without products
 */
export function offeredRemedies(
  remedies: readonly Remedy[],
  tables: ReadonlyMap<string, FigureTable>,
): readonly Remedy[] {
  const listing = remedies.find((remedy) => remedy.kind === 'listing' && showsProducts(remedy, tables));
  return remedies.filter((remedy) => remedy.kind !== 'listing' || remedy === listing);
}

function showsProducts(
  { category, filter }: ListingRemedy,
  tables: ReadonlyMap<string, FigureTable>,
): boolean {
  const table = tables.get(category);
  if (!table) return false;
  return [...figuresById(table).values()].some((figures) =>
    Object.entries(filter).every(([id, wanted]) => {
      const attribute = table.attributes.find((attribute) => attribute.id === id);
      return attribute && wanted.some((condition) => meetsCondition(attribute, figures[id], condition));
    }),
  );
}
