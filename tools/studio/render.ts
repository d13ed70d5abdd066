// Renders products and groups and publishes their pictures: `npm run render -- --product 45 --view hero`.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { publish, publishCard, publishProductCard } from './publish.ts';

const STUDIO = new URL('.', import.meta.url).pathname;
const RENDERS = `${STUDIO}renders`;
const PUBLISHED = `${STUDIO}../../app/catalogue/data/public/images`;
/** The fingerprint of the model that each published picture was made from. */
const FINGERPRINTS_FILE = `${STUDIO}published.json`;
const DEFAULT_VIEWS = ['hero', 'front', 'side', 'detail'] as const;
/** A stage is a dark scene for the home page. */
const PRODUCT_VIEWS = [...DEFAULT_VIEWS, 'stage'] as const;
/** Width of a render in pixels. Products are small in a group, so it is rendered larger for clean edges. */
const SIZE = { product: 1200, group: 1800 };
/** A part of every fingerprint. Increase it after a change to `kit/` or `QUALITIES` that shows in every picture. */
const LOOK_VERSION = 4;
/** Denoising and encoding use only one core, so a second picture renders meanwhile. */
const MAX_PARALLEL = 2;
/**
 * The maximum number of samples per pixel, and the noise level at which a pixel gets no more. After denoising, 24 samples
 * look clean on plastic. Hero pictures, dark stages and groups get more.
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

/** A group is several products in one picture. */
type View = (typeof PRODUCT_VIEWS)[number] | 'group';
/** `subject` is the id of a product, or folder and name of a group. */
type Shot = { readonly subject: string; readonly view: View };

const { values: options } = parseArgs({
  options: {
    product: { type: 'string', multiple: true, default: [] },
    group: { type: 'string', multiple: true, default: [] },
    view: { type: 'string', multiple: true, default: [] },
    all: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
  },
});

const products = options.all ? allProducts() : splitList(options.product);
const groups = options.all && options.view.length === 0 ? allGroups() : splitList(options.group);
const views = options.view.length > 0 ? splitList(options.view).map(parseView) : DEFAULT_VIEWS;
if (products.length + groups.length === 0) {
  exit('usage: npm run render -- (--product ID | --group FOLDER/NAME | --all) [--view VIEW] [--changed]');
}

// View by view, so that an interrupted run leaves one picture of every product rather than four of some.
const shots = views
  .flatMap((view): readonly Shot[] => products.map((subject) => ({ subject, view })))
  .concat(groups.map((subject) => ({ subject, view: 'group' })))
  .filter((shot) => !options.changed || isDue(shot));
const started = Date.now();
const failures: string[] = [];
const queue = shots.values();
let done = 0;
await Promise.all(Array.from({ length: MAX_PARALLEL }, processQueue));
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;

async function processQueue(): Promise<void> {
  for (const shot of queue) {
    try {
      // Taken before rendering: the model may be edited meanwhile.
      const before = fingerprint(shot);
      const file = `${RENDERS}/${keyOf(shot)}.png`;
      await render(shot);
      await publish(file, folderOf(shot), shot.view);
      if (shot.view === 'group') await publishCard(file, `${folderOf(shot)}/card.jpg`);
      if (shot.view === 'hero') await publishProductCard(folderOf(shot));
      saveFingerprint(shot, before);
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
    done += 1;
    const minutes = (Date.now() - started) / 60_000;
    const remaining = Math.round((minutes / done) * (shots.length - done));
    console.log(
      `${done}/${shots.length} ${keyOf(shot)}: ${minutes.toFixed(1)} min so far, about ${remaining} min left`,
    );
  }
}

/** @throws Error with the line in which `render.py` reports the failure, or else with the end of its output. */
function render(shot: Shot): Promise<void> {
  const { samples, noise } = QUALITIES[shot.view];
  const size = shot.view === 'group' ? SIZE.group : SIZE.product;
  const quality = ['--size', `${size}`, '--samples', `${samples}`, '--noise', `${noise}`];
  const subject =
    shot.view === 'group' ? ['--group', shot.subject] : ['--product', shot.subject, '--view', shot.view];
  const command = [
    'blender',
    '-b',
    '-P',
    `${STUDIO}render.py`,
    '--',
    ...subject,
    ...quality,
    '--out',
    RENDERS,
  ];
  return new Promise((resolve, reject) => {
    const blender = spawn('nice', ['-n', '10', ...command], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [blender.stdout, blender.stderr]) stream.on('data', (text) => (output += text));
    blender.on('error', reject);
    blender.on('close', () => {
      if (/^DONE /m.test(output)) resolve();
      else reject(new Error(/^FAILED .*$/m.exec(output)?.[0] ?? `${keyOf(shot)}: ${output.slice(-400)}`));
    });
  });
}

function isDue(shot: Shot): boolean {
  return (
    savedFingerprints()[keyOf(shot)] !== fingerprint(shot) ||
    !existsSync(`${folderOf(shot)}/${shot.view}.webp`)
  );
}

/** A hash of `LOOK_VERSION`, the JSON files and the kinds' modules that a picture is made from. `kit/` is not included. */
function fingerprint({ subject, view }: Shot): string {
  const hash = createHash('sha256').update(`look ${LOOK_VERSION}`);
  for (const part of view === 'group' ? groupSources(subject) : productSources(subject)) hash.update(part);
  return hash.digest('hex').slice(0, 12);
}

/** The JSON file of a product, regardless of its formatting, and the module of its kind. */
function productSources(id: string): readonly (string | Buffer)[] {
  const product = readJson(`products/${id}`, `product ${id}`, allProducts());
  const { kind } = v.parse(PRODUCT, product);
  const module = `${STUDIO}kinds/${kind.replaceAll('-', '_')}.py`;
  return [JSON.stringify(product), existsSync(module) ? readFileSync(module) : ''];
}

function groupSources(name: string): readonly (string | Buffer)[] {
  const group = readJson(`groups/${name}`, `group ${name}`, allGroups());
  return [
    JSON.stringify(group),
    ...v.parse(GROUP, group).products.flatMap(({ product }) => productSources(product)),
  ];
}

/** @throws Error that lists the existing names if there is no such file. */
function readJson(name: string, subject: string, existing: readonly string[]): unknown {
  const file = `${STUDIO}${name}.json`;
  if (!existsSync(file)) throw new Error(`There is no ${subject}; there are ${existing.join(', ')}.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

function savedFingerprints(): Record<string, string> {
  if (!existsSync(FINGERPRINTS_FILE)) return {};
  return v.parse(FINGERPRINTS, JSON.parse(readFileSync(FINGERPRINTS_FILE, 'utf8')));
}

function saveFingerprint(shot: Shot, value: string): void {
  const entries = Object.entries({ ...savedFingerprints(), [keyOf(shot)]: value });
  const sorted = entries.toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  writeFileSync(FINGERPRINTS_FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** The folder of the published pictures. */
function folderOf({ subject, view }: Shot): string {
  if (view === 'group') return `${PUBLISHED}/${subject}`;
  return `${PUBLISHED}/${view === 'stage' ? 'banners' : 'products'}/${subject}`;
}

function keyOf({ subject, view }: Shot): string {
  return `${subject}/${view}`;
}

function allProducts(): readonly string[] {
  const ids = globSync('*.json', { cwd: `${STUDIO}products` }).map((file) => file.replace('.json', ''));
  return ids.toSorted((a, b) => Number(a) - Number(b));
}

function allGroups(): readonly string[] {
  return globSync('*/*.json', { cwd: `${STUDIO}groups` })
    .map((file) => file.replace('.json', ''))
    .toSorted();
}

/** Options may be repeated, and each may hold several values with commas. */
function splitList(values: readonly string[]): readonly string[] {
  return values.flatMap((value) => value.split(','));
}

function parseView(name: string): View {
  return (
    PRODUCT_VIEWS.find((view) => view === name) ??
    exit(`There is no view ${name} of a product; there are ${PRODUCT_VIEWS.join(', ')}.`)
  );
}

function exit(message: string): never {
  console.error(message);
  process.exit(2);
}
