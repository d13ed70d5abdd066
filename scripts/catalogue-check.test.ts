import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Changes, writeCatalogue } from '#app/catalogue/valid-catalogue.fixture.ts';
import { runScript } from '#tests/support/run-script.ts';

const PICTURE_URL = 'https://example.org/picture.jpg';

/** All pictures are on another host, because the command looks for the files of local ones. */
const REMOTE_PICTURES: Changes = {
  camera: { image: PICTURE_URL, images: [] },
  cctv: { image: PICTURE_URL },
  banner: { image: PICTURE_URL },
  otherBanner: { image: PICTURE_URL },
};

/** What the tools could do with more figures, which `toolHints` tests. */
const TOOL_HINT = /^(?:Nothing is wrong|Search).*\n/gm;
const MISSING_ICONS = /^public.*\n/m;

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function check(changes: Changes, day = '2026-11-25') {
  const folder = emptyFolder();
  writeCatalogue(folder, changes);
  return checkFolder(folder, { day });
}

async function checkFolder(folder: string, { day = '2026-11-25', calledIn = '' } = {}) {
  const { status, stdout, stderr } = await runScript(() => import('./catalogue-check.ts'), ['--on', day], {
    SHOP_DIR: folder,
    INIT_CWD: calledIn,
  });
  return {
    status,
    stdout,
    stderr: stderr.replaceAll(TOOL_HINT, '').replace(MISSING_ICONS, ''),
    missing: stderr.match(TOOL_HINT) ?? [],
  };
}

test('says which tools are off, without failing', async () => {
  const { status, missing } = await check(REMOTE_PICTURES);
  expect(status).toBe(0);
  expect(missing).toHaveLength(2);
});

test('takes SHOP_DIR from where npm was called', async () => {
  const folder = emptyFolder();
  writeCatalogue(join(folder, 'my-shop'), REMOTE_PICTURES);
  expect(await checkFolder('../my-shop', { calledIn: join(folder, 'program') })).toMatchObject({ status: 0 });
});

test.each([
  ['missing', 'none', /^SHOP_DIR: \S+none is missing; make it with `npm run shop:new -- \S+none`\n$/],
  ['a file', 'news.json', /^SHOP_DIR: \S+news.json is a file; name the folder that contains shop.json\n$/],
  ['a folder of something else', 'pages', /^SHOP_DIR: \S+pages has no shop.json; name the folder of a shop/],
])('says in one line that SHOP_DIR is %s', async (_, name, line) => {
  const folder = emptyFolder();
  writeCatalogue(folder);
  const { status, stdout, stderr } = await checkFolder(join(folder, name));
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(line);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

test('finds pictures in the public folder of the shop', async () => {
  const folder = emptyFolder();
  writeCatalogue(folder, { ...REMOTE_PICTURES, cctv: { image: '/cctv.jpg' } });
  mkdirSync(join(folder, 'public'));
  writeFileSync(join(folder, 'public/cctv.jpg'), '');
  expect(await checkFolder(folder)).toMatchObject({ status: 0 });
});

test('counts the entries of a valid catalogue', async () => {
  expect(await check(REMOTE_PICTURES)).toMatchObject({
    status: 0,
    stdout: '2 products, 2 categories: no mistakes\n',
    stderr: '',
  });
});

test('prints one line per mistake and fails', async () => {
  expect(await check({ ...REMOTE_PICTURES, radio: { price: 0 }, cctv: { image: 'none.jpg' } })).toMatchObject(
    {
      status: 1,
      stdout: '',
      stderr: [
        'products.json: line 1: id radio_12: price: must be above 0, such as 199.99\n',
        'categories.json: line 1: id 1: image: there is no file public/images/categories/none.jpg; add the picture or correct its name\n',
      ].join(''),
    },
  );
});

test('names links in text pages and banners that lead nowhere', async () => {
  const folder = emptyFolder();
  writeCatalogue(folder, {
    ...REMOTE_PICTURES,
    radio: { id: 'AB/7' },
    banner: { image: PICTURE_URL, buttonLink: '/jobs' },
  });
  const head = '---\ntitle: About\ndescription: Us.\n---\n';
  const text = '[a](/faqs) [b](/terms) [c](/faqs#where) [d](#here) [e](/product/45) [f](https://x.example)';
  writeFileSync(
    join(folder, 'pages/about-us.md'),
    `${head}${text}\n\n## Here\n\n- [g](/product/46) [h](/product/AB~2F7) [i](/planner)\n`,
  );
  expect(await checkFolder(folder)).toMatchObject({
    status: 1,
    stdout: '',
    stderr: [
      'pages/about-us.md: the link to /terms leads to no page; correct or remove it\n',
      'pages/about-us.md: the link to /faqs#where: /faqs has no heading {#where}; correct or remove it\n',
      'pages/about-us.md: the link to /product/46 leads to no page; correct or remove it\n',
      'pages/about-us.md: the link to /planner leads to no page; correct or remove it\n',
      'banners.json: id 1: buttonLink: the link to /jobs leads to no page; correct or remove it\n',
    ].join(''),
  });
});

test('says that a text page has the address of another page', async () => {
  const folder = emptyFolder();
  writeCatalogue(folder, REMOTE_PICTURES);
  writeFileSync(join(folder, 'pages/cart.md'), '---\ntitle: A\ndescription: B\n---\n');
  expect(await checkFolder(folder)).toMatchObject({
    status: 1,
    stderr: 'pages/cart.md: the shop has a page /cart; rename the file\n',
  });
});

test('names redirects that lead nowhere or in a circle, by their lines', async () => {
  const folder = emptyFolder();
  writeCatalogue(folder, REMOTE_PICTURES);
  const rows = ['from,to', '/old,/product/45', '/gone,/product/999', '/a,/b', '/b,/a'];
  writeFileSync(join(folder, 'redirects.csv'), rows.join('\n'));
  expect(await checkFolder(folder)).toMatchObject({
    status: 1,
    stderr: `redirects.csv: line 3: to: /product/999 leads to no page; correct it, or delete the line
redirects.csv: line 4: leads in a circle: /a → /b → /a
redirects.csv: line 5: leads in a circle: /b → /a → /b
`,
  });
});

test('lists texts that cannot be read as a figure, without failing', async () => {
  const camera = {
    ...REMOTE_PICTURES.camera,
    specifications: { Resolution: '9 megapixels', 'Operating temperature': '-40 °C' },
  };
  expect(await check({ ...REMOTE_PICTURES, camera })).toMatchObject({
    status: 0,
    stdout: '2 products, 2 categories: no mistakes\n',
    stderr:
      'id 45: Resolution: "9 megapixels" cannot be read as "Resolution"; write a code of the scale resolution\n',
  });
});

test('reminds the owner when the deals are over, without failing', async () => {
  const { status, stdout, stderr } = await check(REMOTE_PICTURES, '2026-12-22');
  expect(status).toBe(0);
  expect(stdout).toBe('2 products, 2 categories: no mistakes\n');
  expect(stderr).toMatch(
    /^deals\.json: endsAt: the deals ended at .* \(id 45\), and publish the shop again\n$/,
  );
});

test.each(['Christmas', '12', '2026-02-31'])('rejects %s, which is not a day', async (day) => {
  expect(await check(REMOTE_PICTURES, day)).toMatchObject({
    status: 1,
    stdout: '',
    stderr: `--on ${day}: must be a day, such as 2026-12-21\n`,
  });
});
