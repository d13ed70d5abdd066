// The owner's texts of e-mails: what they may contain, and what the check says.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { MAIL_NAMES, SAMPLES } from '../mail/mail-facts.ts';
import { readMailTexts } from '../mail/mail-texts.ts';

const SHOP = join(import.meta.dirname, '../../app/catalogue/data/shop.json');

const folders: string[] = [];
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** An owner's folder with one text of an e-mail. */
function folderWith(file: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'watchpost-mails-'));
  folders.push(folder);
  copyFileSync(SHOP, join(folder, 'shop.json'));
  mkdirSync(join(folder, 'mails'));
  writeFileSync(join(folder, 'mails', file), text);
  return folder;
}
const textsWith = (file: string, text: string) => readMailTexts(folderWith(file, text));
const HEAD = '---\nsubject: Order {{number}}\n---\n';

test("the owner's text takes the place of the shop's, and the others stay", () => {
  const texts = textsWith('paid.md', `${HEAD}**Merci**, {{paid}}.\n\n{{> totals}}\n`);
  const { subject, text, html } = texts.write('paid', SAMPLES.paid);
  assert.equal(subject, 'Order 123456');
  assert.match(text, /^Merci, \$1,349\.17\.\n\nSubtotal +\$2,200\.00\nOpening week +-\$200\.00\n/);
  assert.match(html, /<strong>Merci<\/strong>/);
  assert.equal(texts.write('lapsed', SAMPLES.lapsed).subject, 'Order 123456 has lapsed');
});

for (const [what, file, text, message] of [
  [
    'an unknown name',
    'paid.md',
    `${HEAD}Thank you.\n\nWe got {{piad}}.\n`,
    /^mails\/paid\.md, line 6: \{\{piad\}\} is not known here; use one of shop\.name, number, /,
  ],
  [
    'an unknown name in a part that is rarely shown',
    'paid.md',
    `${HEAD}{{#if name}}\nA\n{{else}}\n{{#unless link}}\n{{nmae}}\n{{/unless}}\n{{/if}}\n`,
    /^mails\/paid\.md, line 8: \{\{nmae\}\} is not known here/,
  ],
  [
    'an unknown name in the subject',
    'paid.md',
    '---\nsubject: "{{title}}"\n---\nA\n',
    /^mails\/paid\.md, line 2: \{\{title\}\} is not known here/,
  ],
  [
    'an unknown name in a list',
    'items.md',
    '| A |\n| - |\n{{#each items}}\n| {{number}} |\n{{/each}}\n',
    /^mails\/items\.md, line 4: \{\{number\}\} is not known here; use one of title, quantity, price, sum\.$/,
  ],
  [
    'a name that another mail knows',
    'confirm.md',
    `---\nsubject: A\n---\n{{number}}\n`,
    /^mails\/confirm\.md, line 4: \{\{number\}\} is not known here; use one of shop\.name, link\.$/,
  ],
  [
    'an empty subject',
    'paid.md',
    '---\nsubject: ""\n---\nA\n',
    /^mails\/paid\.md, line 2: the head must be /,
  ],
  ['no head', 'paid.md', 'Thank you.\n', /^mails\/paid\.md, line 1: a line --- must begin the file/],
  ['no text', 'paid.md', HEAD, /^mails\/paid\.md, line 4: the text is missing\.$/],
  ['an open block', 'paid.md', `${HEAD}{{#if name}}\nA\n`, /^mails\/paid\.md, line \d+: a \{\{ or a block/],
  [
    'an unknown part',
    'paid.md',
    `${HEAD}{{> itmes}}\n`,
    /line 4: \{\{> itmes\}\} is not known; use one of items/,
  ],
  ['an unknown block', 'paid.md', `${HEAD}{{#with name}}{{/with}}\n`, /line 4: \{\{#with\}\} is not known/],
  ['HTML', 'paid.md', `${HEAD}A\n\n<b>B</b>\n`, /^mails\/paid\.md, line 6: "<b>" is HTML/],
  [
    'a name of no mail',
    'piad.md',
    `${HEAD}A\n`,
    /^mails\/piad\.md is the text of no e-mail\. Name it after one/,
  ],
] as const) {
  test(`${what} is named with its file and line`, () => {
    assert.throws(() => textsWith(file, text), { message });
  });
}

test('what someone has typed is text, and stays it', () => {
  const message =
    '<img src=x onerror=alert(1)>\n# Win\n- [here](javascript:alert(1))\n1. ![a](//evil.example)\n&amp; {{link}}';
  const { text, html } = readMailTexts('/none').write('message', { ...SAMPLES.message, message });
  assert.ok(text.includes(message), text);
  assert.doesNotMatch(html, /<img|<a |<h1|<li|<ul|<ol/);
  assert.ok(html.includes('&lt;img src=x onerror=alert(1)&gt;'));
  assert.ok(html.includes('&amp;amp; {{link}}'));
});

test('the engine does not start with a mistake in a text, and says in a line where it is', () => {
  const folder = folderWith('paid.md', `${HEAD}{{piad}}\n`);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../engine/run-engine.ts')],
    {
      env: { ...process.env, SHOP_DIR: folder, DATABASE_URL: 'postgres://127.0.0.1:1/shop' },
      encoding: 'utf8',
    },
  );
  assert.equal(status, 1, stderr);
  assert.match(
    (stdout + stderr).trim(),
    /^\S+ {2}The engine did not start: mails\/paid\.md, line 4: [^\n]+$/,
  );
});

test('the preview writes every mail as a page and as plain text', () => {
  const folder = folderWith('paid.md', `${HEAD}Merci {{paid}}\n`);
  const target = join(folder, 'preview');
  const script = join(import.meta.dirname, '../scripts/live.ts');
  const { status, stderr } = spawnSync(process.execPath, [script, 'mails', target], {
    env: { ...process.env, SHOP_DIR: folder },
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
  assert.deepEqual(
    readdirSync(target).toSorted(),
    MAIL_NAMES.flatMap((name) => [`${name}.html`, `${name}.txt`]).toSorted(),
  );
  assert.equal(readFileSync(join(target, 'paid.txt'), 'utf8'), 'Order 123456\n\nMerci $1,349.17\n');
});
