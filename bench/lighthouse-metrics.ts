import type { Result } from 'lighthouse';
import type { MetricId } from './budgets.ts';
import { CART_KEY, filledCart } from './filled-cart.ts';
import { lighthouseAudit } from './lighthouse-audit.ts';
import type { Measurement, Report } from './measurement.ts';
import { median } from './median.ts';
import { type PageName, PAGES } from './pages.ts';

type Options = {
  readonly address: string;
  readonly floorAddress: string;
  readonly chromiumPath: string;
  readonly runs: number;
  readonly log: (progress: string) => void;
};

/** A metric of a page's audit. Some compare it with that of the floor page, which says how fast the machine is. */
const READERS: readonly (readonly [MetricId, (result: Result, floor: Result) => number])[] = [
  ['lcp', (result) => valueOf(result, 'largest-contentful-paint') / 1000],
  ['cls', (result) => valueOf(result, 'cumulative-layout-shift')],
  ['tbt', (result) => valueOf(result, 'total-blocking-time')],
  [
    'tbt-ratio',
    (result, floor) => valueOf(result, 'total-blocking-time') / valueOf(floor, 'mainthread-work-breakdown'),
  ],
  ['performance', (result) => scoreOf(result, 'performance')],
  ['performance-gap', (result, floor) => scoreOf(floor, 'performance') - scoreOf(result, 'performance')],
  ['accessibility', (result) => scoreOf(result, 'accessibility')],
  ['best-practices', (result) => scoreOf(result, 'best-practices')],
  ['seo', (result) => scoreOf(result, 'seo')],
  ['transferred', (result) => sum(transferSizes(result)) / 1000],
  ['requests', (result) => transferSizes(result).length],
];

/** Audits all pages in turn, several times, so that other load on the machine affects all pages alike. */
export async function lighthouseMetrics({
  address,
  floorAddress,
  chromiumPath,
  runs,
  log,
}: Options): Promise<Report> {
  const results = new Map<PageName, Result[]>(PAGES.map(({ name }) => [name, []]));
  const floors: Result[] = [];
  for (let run = 1; run <= runs; run += 1) {
    floors.push(
      await lighthouseAudit({ address: floorAddress, path: '/', chromiumPath, isPublic: false, stored: {} }),
    );
    for (const { name, path, isPublic } of PAGES) {
      const stored = name === 'Cart' ? { [CART_KEY]: filledCart() } : {};
      const result = await lighthouseAudit({ address, path, chromiumPath, isPublic, stored });
      results.get(name)?.push(result);
      log(`Lighthouse ${run} of ${runs}, ${name}: performance ${scoreOf(result, 'performance')}`);
    }
  }
  return {
    measurements: [...results].flatMap(([name, audits]) => mediansOf(name, audits, floors)),
    notes: [...results].flatMap(([name, audits]) => failedAudits(audits).map((audit) => `${name}: ${audit}`)),
  };
}

function mediansOf(
  subject: PageName,
  results: readonly Result[],
  floors: readonly Result[],
): readonly Measurement[] {
  const isPublic = PAGES.some((page) => page.name === subject && page.isPublic);
  return READERS.filter(([metric]) => isPublic || metric !== 'seo').map(([metric, read]) => {
    const runs = results.flatMap((result, run) => {
      const floor = floors[run];
      return floor ? [read(result, floor)] : [];
    });
    return { subject, metric, value: median(runs), runs };
  });
}

/** The audits of accessibility, best practices and SEO that failed in any run, each with the first element that failed. */
function failedAudits(results: readonly Result[]): readonly string[] {
  const failed = results.flatMap(({ categories, audits }) =>
    Object.values(categories)
      .filter(({ id }) => id !== 'performance')
      .flatMap(({ auditRefs }) => auditRefs)
      .flatMap(({ id, weight }) => (weight > 0 ? (audits[id] ?? []) : []))
      .filter(({ score }) => score !== null && score < 1)
      .map((audit) => [audit.title, ...firstElement(audit)].join(': ')),
  );
  return [...new Set(failed)];
}

function firstElement({ details }: Result['audits'][string]): readonly string[] {
  const [first] = details?.type === 'table' ? details.items : [];
  const node = first?.['node'];
  return typeof node === 'object' && 'snippet' in node ? [node.snippet ?? ''] : [];
}

function valueOf({ audits }: Result, id: string): number {
  return audits[id]?.numericValue ?? Number.NaN;
}

function scoreOf({ categories }: Result, id: string): number {
  return Math.round((categories[id]?.score ?? Number.NaN) * 100);
}

/** The transferred bytes of each response. */
function transferSizes({ audits }: Result): readonly number[] {
  const details = audits['network-requests']?.details;
  if (details?.type !== 'table') return [];
  return details.items
    .filter(({ url }) => typeof url === 'string' && url.startsWith('http'))
    .map(({ transferSize }) => Number(transferSize));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
