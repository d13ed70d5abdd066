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

function textOf(html: string): string {
  const hasTags = MARKUP.test(html);
  const parts: string[] = [];
  let hidden = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      if (HIDDEN.has(name)) hidden++;
      parts.push(name === 'li' ? '\n• ' : breakAround(name));
    },
    ontext: (text) => {
      if (hidden === 0) parts.push(hasTags ? text.replaceAll(/\s+/g, ' ') : text);
    },
    onclosetag: (name) => {
      if (HIDDEN.has(name)) hidden--;
      if (name !== 'br') parts.push(breakAround(name));
    },
  });
  parser.end(html);
  return parts.join('');
}

function breakAround(name: string): string {
  if (PARAGRAPHS.has(name)) return '\n\n';
  if (name === 'br' || name === 'tr') return '\n';
  return name === 'td' || name === 'th' ? ' ' : '';
}
