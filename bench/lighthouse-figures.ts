import type { Result } from 'lighthouse';
import type { FigureId } from './budgets.ts';
import { CART_KEY, filledCart } from './filled-cart.ts';
import { lighthouseAudit } from './lighthouse-audit.ts';
import type { Measured, Measurement } from './measured.ts';
import { median } from './median.ts';
import { type PageName, PAGES } from './pages.ts';

type LighthouseWish = {
  readonly address: string;
  readonly chromiumPath: string;
  readonly runs: number;
  readonly say: (progress: string) => void;
};

const READERS: readonly (readonly [FigureId, (result: Result) => number])[] = [
  ['lcp', (result) => valueOf(result, 'largest-contentful-paint') / 1000],
  ['cls', (result) => valueOf(result, 'cumulative-layout-shift')],
  ['tbt', (result) => valueOf(result, 'total-blocking-time')],
  ['performance', (result) => scoreOf(result, 'performance')],
  ['accessibility', (result) => scoreOf(result, 'accessibility')],
  ['best-practices', (result) => scoreOf(result, 'best-practices')],
  ['seo', (result) => scoreOf(result, 'seo')],
  ['transferred', (result) => sum(transfersOf(result)) / 1000],
  ['requests', (result) => transfersOf(result).length],
];

/** Each page in turn, run after run, so that noise on the machine hits all pages alike. */
export async function lighthouseFigures({
  address,
  chromiumPath,
  runs,
  say,
}: LighthouseWish): Promise<Measurement> {
  const results = new Map<PageName, Result[]>(PAGES.map(({ name }) => [name, []]));
  for (let run = 1; run <= runs; run += 1) {
    for (const { name, path } of PAGES) {
      const stored = name === 'Cart' ? { [CART_KEY]: filledCart() } : {};
      const result = await lighthouseAudit({ address, path, chromiumPath, stored });
      results.get(name)?.push(result);
      say(`Lighthouse ${run} of ${runs}, ${name}: performance ${scoreOf(result, 'performance')}`);
    }
  }
  return {
    measured: [...results].flatMap(([name, own]) => mediansOf(name, own)),
    notes: [...results].flatMap(([name, own]) => shortfalls(own).map((audit) => `${name}: ${audit}`)),
  };
}

function mediansOf(of: PageName, results: readonly Result[]): readonly Measured[] {
  return READERS.map(([figure, read]) => {
    const runs = results.map(read);
    return { of, figure, value: median(runs), runs };
  });
}

/** Which audits cost accessibility, best practices or SEO a point in any run, and where first. */
function shortfalls(results: readonly Result[]): readonly string[] {
  const failed = results.flatMap(({ categories, audits }) =>
    Object.values(categories)
      .filter(({ id }) => id !== 'performance')
      .flatMap(({ auditRefs }) => auditRefs)
      .flatMap(({ id, weight }) => (weight > 0 ? (audits[id] ?? []) : []))
      .filter(({ score }) => score !== null && score < 1)
      .map((audit) => [audit.title, ...firstPlace(audit)].join(': ')),
  );
  return [...new Set(failed)];
}

function firstPlace({ details }: Result['audits'][string]): readonly string[] {
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

/** The bytes of every answer that came over the network. */
function transfersOf({ audits }: Result): readonly number[] {
  const details = audits['network-requests']?.details;
  if (details?.type !== 'table') return [];
  return details.items
    .filter(({ url }) => typeof url === 'string' && url.startsWith('http'))
    .map(({ transferSize }) => Number(transferSize));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
