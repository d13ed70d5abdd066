// Photographs products and publishes the pictures: `npm run studio -- --product 45 --view hero`, or `-- --all --changed`.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { publish } from './publish.ts';

const HERE = new URL('.', import.meta.url).pathname;
const MASTERS = `${HERE}masters`;
const PUBLISHED = `${HERE}../public/images/products`;
/** The dark scenes of the home page; not among the views that every product has. */
const STAGES = `${HERE}../public/images/banners`;
/** Of each published picture what it was made from, so that work can stop and go on anywhere. */
const RECORD = `${HERE}published.json`;
const VIEWS = ['hero', 'front', 'side', 'detail', 'stage'] as const;
const OF_EVERY_PRODUCT = VIEWS.filter((view) => view !== 'stage');
const SIZE = 1200;
/** Denoising and packing use one core each: while one picture is finished, the next is rendered. */
const AT_ONCE = 2;
/** Denoised, 32 samples are clean on plastics; close-ups and dark stages show more. */
const SAMPLES: Record<View, number> = { hero: 32, front: 32, side: 32, detail: 64, stage: 96 };

const PRODUCT = v.object({ kind: v.string() });
const FINGERPRINTS = v.record(v.string(), v.string());

type View = (typeof VIEWS)[number];
type Shot = { readonly product: string; readonly view: View };

const { values } = parseArgs({
  options: {
    product: { type: 'string', multiple: true, default: [] },
    view: { type: 'string', multiple: true, default: [] },
    all: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
  },
});

const products = values.all ? allProducts() : list(values.product);
const views = values.view.length > 0 ? list(values.view).map(viewOf) : OF_EVERY_PRODUCT;
if (products.length === 0) stop('usage: npm run studio -- (--product ID | --all) [--view VIEW] [--changed]');

// View by view: a shop with one picture of everything is better than one with four of a few.
const shots = views
  .flatMap((view) => products.map((product) => ({ product, view })))
  .filter((shot) => !values.changed || isDue(shot));
const started = Date.now();
const failures: string[] = [];
const waiting = shots.values();
let done = 0;
await Promise.all(Array.from({ length: AT_ONCE }, workThrough));
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;

/** Takes one shot after another from those that wait. */
async function workThrough(): Promise<void> {
  for (const shot of waiting) {
    try {
      const wasMadeFrom = fingerprint(shot);
      await photograph(shot);
      await publish(`${MASTERS}/${key(shot)}.png`, folderOf(shot), shot.view);
      record(shot, wasMadeFrom);
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
    done += 1;
    const minutes = (Date.now() - started) / 60_000;
    const left = Math.round((minutes / done) * (shots.length - done));
    const name = `product ${shot.product}, ${shot.view}`;
    console.log(`${done}/${shots.length} ${name}: ${minutes.toFixed(1)} min so far, about ${left} min left`);
  }
}

/** @throws Error with the line in which the renderer says what is wrong. */
function photograph({ product, view }: Shot): Promise<void> {
  const quality = ['--size', `${SIZE}`, '--samples', `${SAMPLES[view]}`, '--noise', '.02'];
  const asked = ['--product', product, '--view', view, ...quality];
  const blender = ['blender', '-b', '-P', `${HERE}shoot.py`, '--', ...asked, '--out', MASTERS];
  return new Promise((resolve, reject) => {
    const run = spawn('nice', ['-n', '10', ...blender], { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [run.stdout, run.stderr]) stream.on('data', (text) => (said += text));
    run.on('error', reject);
    run.on('close', () => {
      if (/^DONE /m.test(said)) resolve();
      else
        reject(
          new Error(/^FAILED .*$/m.exec(said)?.[0] ?? `product ${product}, ${view}: ${said.slice(-400)}`),
        );
    });
  });
}

function isDue(shot: Shot): boolean {
  return recorded()[key(shot)] !== fingerprint(shot) || !existsSync(`${folderOf(shot)}/${shot.view}.webp`);
}

/** Of the product's parameters, its kind's module and the quality; after a change of the kit, all pictures are made with `--all`. */
function fingerprint({ product, view }: Shot): string {
  const file = `${HERE}products/${product}.json`;
  if (!existsSync(file))
    throw new Error(`There is no product ${product}; there are ${allProducts().join(', ')}.`);
  const said: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const { kind } = v.parse(PRODUCT, said);
  const module = `${HERE}kinds/${kind.replaceAll('-', '_')}.py`;
  const model = existsSync(module) ? readFileSync(module) : '';
  return createHash('sha256')
    .update(JSON.stringify(said))
    .update(model)
    .update(`${SAMPLES[view]}`)
    .digest('hex')
    .slice(0, 12);
}

function recorded(): Record<string, string> {
  return existsSync(RECORD) ? v.parse(FINGERPRINTS, JSON.parse(readFileSync(RECORD, 'utf8'))) : {};
}

function record(shot: Shot, madeFrom: string): void {
  const entries = Object.entries({ ...recorded(), [key(shot)]: madeFrom });
  const sorted = entries.toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  writeFileSync(RECORD, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

function folderOf({ product, view }: Shot): string {
  return `${view === 'stage' ? STAGES : PUBLISHED}/${product}`;
}

function key({ product, view }: Shot): string {
  return `${product}/${view}`;
}

function allProducts(): readonly string[] {
  const ids = readdirSync(`${HERE}products`).map((file) => file.replace('.json', ''));
  return ids.toSorted((a, b) => Number(a) - Number(b));
}

function list(given: readonly string[]): readonly string[] {
  return given.flatMap((text) => text.split(','));
}

function viewOf(name: string): View {
  return (
    VIEWS.find((view) => view === name) ?? stop(`There is no view ${name}; there are ${VIEWS.join(', ')}.`)
  );
}

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}
