// Photographs products and groups of them, and publishes the pictures: `npm run studio -- --product 45 --view hero`, or `-- --all --changed`.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { publish, publishCard } from './publish.ts';

const HERE = new URL('.', import.meta.url).pathname;
const MASTERS = `${HERE}masters`;
const PUBLISHED = `${HERE}../public/images`;
/** Of each published picture what it was made from, so that work can stop and go on anywhere. */
const RECORD = `${HERE}published.json`;
/** A stage is a dark scene of the home page, a group several products together: no product needs them. */
const VIEWS = ['hero', 'front', 'side', 'detail', 'stage', 'group'] as const;
const OF_EVERY_PRODUCT = ['hero', 'front', 'side', 'detail'] as const;
/** How wide a master is, in pixels. A group's products are small in it: what is rendered larger has clean edges. */
const SIZE = { product: 1200, group: 1800 };
/** Raised when a change of `kit/` or of the qualities shows in every picture: all are due then. */
const LOOK = 4;
/** Denoising and packing use one core each: while one picture is finished, the next is rendered. */
const AT_ONCE = 2;
/**
 * Samples of a pixel at most, and the noise at which fewer will do. Denoised, 24 are clean on plastics;
 * what is looked at first, dark stages and groups get more.
 */
const QUALITIES: Record<View, { readonly samples: number; readonly noise: number }> = {
  hero: { samples: 48, noise: 0.035 },
  front: { samples: 24, noise: 0.07 },
  side: { samples: 24, noise: 0.07 },
  detail: { samples: 24, noise: 0.07 },
  stage: { samples: 64, noise: 0.05 },
  group: { samples: 32, noise: 0.05 },
};

const PRODUCT = v.object({ kind: v.string() });
const GROUP = v.object({ products: v.array(v.object({ product: v.string() })) });
const FINGERPRINTS = v.record(v.string(), v.string());

type View = (typeof VIEWS)[number];
/** `subject` is a product's id; of a group, its folder and name. */
type Shot = { readonly subject: string; readonly view: View };

const { values } = parseArgs({
  options: {
    product: { type: 'string', multiple: true, default: [] },
    group: { type: 'string', multiple: true, default: [] },
    view: { type: 'string', multiple: true, default: [] },
    all: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
  },
});

const products = values.all ? allProducts() : list(values.product);
const groups = values.all && values.view.length === 0 ? allGroups() : list(values.group);
const views = values.view.length > 0 ? list(values.view).map(viewOf) : OF_EVERY_PRODUCT;
if (products.length + groups.length === 0) {
  stop('usage: npm run studio -- (--product ID | --group FOLDER/NAME | --all) [--view VIEW] [--changed]');
}

// View by view: a shop with one picture of everything is better than one with four of a few.
const shots = views
  .flatMap((view): readonly Shot[] => products.map((subject) => ({ subject, view })))
  .concat(groups.map((subject) => ({ subject, view: 'group' })))
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
      const master = `${MASTERS}/${key(shot)}.png`;
      await photograph(shot);
      await publish(master, folderOf(shot), shot.view);
      if (shot.view === 'group') await publishCard(master, `${folderOf(shot)}/card.jpg`);
      record(shot, wasMadeFrom);
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
    done += 1;
    const minutes = (Date.now() - started) / 60_000;
    const left = Math.round((minutes / done) * (shots.length - done));
    console.log(
      `${done}/${shots.length} ${key(shot)}: ${minutes.toFixed(1)} min so far, about ${left} min left`,
    );
  }
}

/** @throws Error with the line in which the renderer says what is wrong. */
function photograph(shot: Shot): Promise<void> {
  const { samples, noise } = QUALITIES[shot.view];
  const size = shot.view === 'group' ? SIZE.group : SIZE.product;
  const quality = ['--size', `${size}`, '--samples', `${samples}`, '--noise', `${noise}`];
  const what =
    shot.view === 'group' ? ['--group', shot.subject] : ['--product', shot.subject, '--view', shot.view];
  const asked = [...what, ...quality];
  const blender = ['blender', '-b', '-P', `${HERE}shoot.py`, '--', ...asked, '--out', MASTERS];
  return new Promise((resolve, reject) => {
    const run = spawn('nice', ['-n', '10', ...blender], { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [run.stdout, run.stderr]) stream.on('data', (text) => (said += text));
    run.on('error', reject);
    run.on('close', () => {
      if (/^DONE /m.test(said)) resolve();
      else reject(new Error(/^FAILED .*$/m.exec(said)?.[0] ?? `${key(shot)}: ${said.slice(-400)}`));
    });
  });
}

function isDue(shot: Shot): boolean {
  return recorded()[key(shot)] !== fingerprint(shot) || !existsSync(`${folderOf(shot)}/${shot.view}.webp`);
}

/** Of the look, the parameters and the kinds' modules. */
function fingerprint({ subject, view }: Shot): string {
  const hash = createHash('sha256').update(`look ${LOOK}`);
  for (const part of view === 'group' ? modelsOfGroup(subject) : modelOf(subject)) hash.update(part);
  return hash.digest('hex').slice(0, 12);
}

/** What the product's file says, in whatever layout, and its kind's module. */
function modelOf(product: string): readonly (string | Buffer)[] {
  const said = read(`products/${product}`, `product ${product}`, allProducts());
  const { kind } = v.parse(PRODUCT, said);
  const module = `${HERE}kinds/${kind.replaceAll('-', '_')}.py`;
  return [JSON.stringify(said), existsSync(module) ? readFileSync(module) : ''];
}

function modelsOfGroup(group: string): readonly (string | Buffer)[] {
  const said = read(`groups/${group}`, `group ${group}`, allGroups());
  return [JSON.stringify(said), ...v.parse(GROUP, said).products.flatMap(({ product }) => modelOf(product))];
}

/** @throws Error with what there is instead. */
function read(name: string, subject: string, known: readonly string[]): unknown {
  const file = `${HERE}${name}.json`;
  if (!existsSync(file)) throw new Error(`There is no ${subject}; there are ${known.join(', ')}.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

function recorded(): Record<string, string> {
  return existsSync(RECORD) ? v.parse(FINGERPRINTS, JSON.parse(readFileSync(RECORD, 'utf8'))) : {};
}

function record(shot: Shot, madeFrom: string): void {
  const entries = Object.entries({ ...recorded(), [key(shot)]: madeFrom });
  const sorted = entries.toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  writeFileSync(RECORD, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

function folderOf({ subject, view }: Shot): string {
  if (view === 'group') return `${PUBLISHED}/${subject}`;
  return `${PUBLISHED}/${view === 'stage' ? 'banners' : 'products'}/${subject}`;
}

function key({ subject, view }: Shot): string {
  return `${subject}/${view}`;
}

function allProducts(): readonly string[] {
  const ids = globSync('*.json', { cwd: `${HERE}products` }).map((file) => file.replace('.json', ''));
  return ids.toSorted((a, b) => Number(a) - Number(b));
}

function allGroups(): readonly string[] {
  return globSync('*/*.json', { cwd: `${HERE}groups` })
    .map((file) => file.replace('.json', ''))
    .toSorted();
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
