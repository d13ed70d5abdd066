import { Parser } from 'htmlparser2';

const HIDDEN = new Set([
  'script',
  'style',
  'head',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'select',
]);
const PARAGRAPHS = new Set(
  'address article aside blockquote dd div dl dt figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul'.split(
    ' ',
  ),
);
const MARKUP = /<\/?[a-z!][^>]*>/i;
/** Some shops escape their markup once more when they export it. */
const MAX_ROUNDS = 3;

/** Paragraphs separated by blank lines, and lists of lines that begin with `• `, as the product page shows them. */
export function plainText(html: string): string {
  // Variants share their description, so its text is made and kept once.
  if (last.html !== html) last = { html, text: withoutMarkup(html) };
  return last.text;
}

let last = { html: '', text: '' };

function withoutMarkup(html: string): string {
  let text = html;
  for (
    let round = 0;
    round < MAX_ROUNDS && (MARKUP.test(text) || (round === 0 && text.includes('&')));
    round++
  ) {
    text = textOf(text);
  }
  return text
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/^• *\n+(?!•)/gm, '• ')
    .replaceAll(/^• *(?:\n|$)/gm, '')
    .replaceAll(/^(• .*)\n{2,}(?=• )/gm, '$1\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

type Cell = { readonly isHead: boolean; readonly parts: string[] };
type Table = {
  /** Where its text goes. */
  readonly around: string[];
  readonly rows: Cell[][];
  isInHead: boolean;
};

function textOf(html: string): string {
  const hasTags = MARKUP.test(html);
  const all: string[] = [];
  const tables: Table[] = [];
  let parts = all;
  let hidden = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      if (HIDDEN.has(name)) hidden++;
      parts.push(name === 'li' ? '\n• ' : breakAround(name));
      if (name === 'table') tables.push({ around: parts, rows: [], isInHead: false });
      const table = tables.at(-1);
      if (name === 'thead' && table) table.isInHead = true;
      if (name === 'tr') table?.rows.push([]);
      if (table && isCell(name)) {
        const cell = { isHead: name === 'th' || table.isInHead, parts: [] };
        if (table.rows.length === 0) table.rows.push([]);
        table.rows.at(-1)?.push(cell);
        parts = cell.parts;
      }
    },
    ontext: (text) => {
      if (hidden === 0) parts.push(hasTags ? text.replaceAll(/\s+/g, ' ') : text);
    },
    onclosetag: (name) => {
      if (HIDDEN.has(name)) hidden--;
      const table = tables.at(-1);
      if (name === 'thead' && table) table.isInHead = false;
      if (table && isCell(name)) parts = table.around;
      if (name === 'table' && table) {
        tables.pop();
        parts = table.around;
        parts.push(tableText(table));
      }
      if (name !== 'br') parts.push(breakAround(name));
    },
  });
  parser.end(html);
  return all.join('');
}

const isCell = (name: string): boolean => name === 'td' || name === 'th';

/** A line of a list for each row, such as `• Size: XS · Bust: 80`, unless the table is there to place paragraphs side by side. */
function tableText({ rows }: Table): string {
  const texts = rows.map((row) =>
    row.map(({ isHead, parts }) => ({
      isHead,
      text: parts
        .join('')
        .replaceAll(/[^\S\n]+/g, ' ')
        .trim(),
    })),
  );
  const isOfParagraphs = texts.flat().some(({ text }) => /\n\s*(?:\n|•)|^•/.test(text));
  const [heads = [], ...others] = texts;
  const hasHeads =
    !isOfParagraphs &&
    heads.length > 1 &&
    heads.some(({ isHead }) => isHead) &&
    heads.every(({ isHead, text }) => isHead || text === '') &&
    others.length > 0 &&
    others.every((row) => row.length === heads.length);
  return (hasHeads ? others : texts)
    .map((row) => {
      const stated = row.filter(({ text }) => text !== '');
      if (isOfParagraphs || row.length < 2) return stated.map(({ text }) => `\n\n${text}\n\n`).join('');
      if (stated.length === 0) return '';
      const [first, second] = stated;
      const isLabelled = !hasHeads && stated.length === 2 && first?.isHead && !second?.isHead;
      const cells = row.flatMap(({ text }, column) => {
        const label = hasHeads ? heads[column]?.text : '';
        return text === '' ? [] : label ? `${label}: ${text}` : text;
      });
      return `\n• ${cells.join(isLabelled ? ': ' : ' · ').replaceAll('\n', ' ')}`;
    })
    .join('');
}

function breakAround(name: string): string {
  if (PARAGRAPHS.has(name)) return '\n\n';
  return name === 'br' || name === 'tr' ? '\n' : isCell(name) ? ' ' : '';
}
