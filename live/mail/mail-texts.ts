import Handlebars from 'handlebars';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { name as shopName } from '../../app/shop-data.ts';
import { WrongSetting } from '../settings.ts';
import { MAIL_NAMES, type MailFacts, type MailName, SAMPLES } from './mail-facts.ts';

export type WrittenMail = { readonly subject: string; readonly text: string; readonly html: string };
export type MailTexts = {
  readonly write: <Name extends MailName>(name: Name, facts: MailFacts[Name]) => WrittenMail;
};

type Facts = Readonly<Record<string, unknown>>;

/** The owner's texts, in the folder of `shop.json`. */
const OWN_FOLDER = 'mails';
const DEFAULTS = join(import.meta.dirname, 'texts');
/** Several texts contain these. They have no head. */
const PARTS = ['items', 'totals', 'pieces'];

const HEAD = /^---\r?\n(.*?)^---\r?\n/ms;
const headSchema = v.strictObject({ subject: v.pipe(v.string(), v.trim(), v.nonEmpty()) });

type TextFile = { readonly name: string; readonly body: string; readonly linesBefore: number };

/**
 * Reads the texts of all e-mails: those of the owner, and the shop's own in place of those that are missing.
 * @throws WrongSetting if a text of the owner has a mistake
 */
export function readMailTexts(ownerFolder: string): MailTexts {
  const folder = join(ownerFolder, OWN_FOLDER);
  for (const file of existsSync(folder) ? readdirSync(folder) : [])
    if (file.endsWith('.md') && ![...MAIL_NAMES, ...PARTS].includes(file.slice(0, -'.md'.length)))
      throw new WrongSetting(
        `${OWN_FOLDER}/${file} is the text of no e-mail. Name it after one: ${[...MAIL_NAMES, ...PARTS].join(', ')}.`,
      );
  const read = (name: string) => {
    const own = join(folder, `${name}.md`);
    return readFileSync(existsSync(own) ? own : join(DEFAULTS, `${name}.md`), 'utf8');
  };
  const parts = new Map(PARTS.map((name) => [name, { name, body: read(name), linesBefore: 0 }]));
  const handlebars = Handlebars.create();
  for (const { name, body } of parts.values()) handlebars.registerPartial(name, body);
  const fill = (template: string, facts: Facts) =>
    handlebars.compile(template, { strict: true, noEscape: true })(facts);

  const mails = new Map(
    MAIL_NAMES.map((name) => {
      const { subject, text } = readMail(name, read(name));
      const known = { shop: { name: shopName }, ...SAMPLES[name] };
      // The subject is in the second line.
      check({ name, body: subject, linesBefore: 1 }, known, new Map());
      check(text, known, parts);
      refuseHtml(text, fill(text.body, inMarkdown(known)));
      return [name, { subject, text }];
    }),
  );
  return {
    write: (name, facts) => {
      const mail = mails.get(name);
      if (!mail) throw new Error(`There is no e-mail ${name}.`);
      const all = { shop: { name: shopName }, ...facts };
      const subject = fill(mail.subject, all);
      const markdown = fill(mail.text.body, inMarkdown(all));
      return { subject, text: `${plain(markdown)}\n`, html: page(subject, markdown) };
    },
  };
}

function mistake({ name }: Pick<TextFile, 'name'>, line: number, what: string): WrongSetting {
  return new WrongSetting(`${OWN_FOLDER}/${name}.md, line ${line}: ${what}.`);
}

function readMail(name: string, source: string): { readonly subject: string; readonly text: TextFile } {
  const [head = '', yaml] = HEAD.exec(source) ?? [];
  if (yaml === undefined || !source.startsWith(head))
    throw mistake({ name }, 1, 'a line --- must begin the file, then the subject, then a line ---');
  const { success, output } = v.safeParse(headSchema, readYaml(yaml));
  if (!success) throw mistake({ name }, 2, "the head must be `subject: '…'` with a text, and nothing else");
  const body = source.slice(head.length);
  const linesBefore = head.split('\n').length - 1;
  if (body.trim() === '') throw mistake({ name }, linesBefore + 1, 'the text is missing');
  return { subject: output.subject, text: { name, body, linesBefore } };
}

function readYaml(yaml: string): unknown {
  try {
    return parse(yaml);
  } catch {
    return undefined;
  }
}

/** @throws WrongSetting if the text names something that this e-mail does not know, in a part that it rarely shows, too */
function check(file: TextFile, facts: Facts, parts: ReadonlyMap<string, TextFile>): void {
  const fail = (line: number, what: string) => mistake(file, file.linesBefore + line, what);
  let program: hbs.AST.Program;
  try {
    program = Handlebars.parse(file.body);
  } catch (error) {
    const line = /line (\d+)/.exec(String(error))?.[1] ?? 1;
    throw fail(Number(line), 'a {{ or a block such as {{#if …}} is not closed, or was not opened');
  }
  visit(program, facts);

  function visit(block: hbs.AST.Program, context: Facts): void {
    for (const statement of block.body) visitStatement(statement, context);
  }

  function visitStatement(statement: hbs.AST.Statement, context: Facts): void {
    const { line } = statement.loc.start;
    if (isOf<hbs.AST.MustacheStatement>(statement, 'MustacheStatement')) valueOf(statement.path, context);
    else if (isOf<hbs.AST.BlockStatement>(statement, 'BlockStatement')) {
      const { path, params, program: inner, inverse } = statement;
      if (!['if', 'unless', 'each'].includes(path.original) || params.length !== 1)
        throw fail(line, `{{#${path.original}}} is not known; use if, unless or each with one name`);
      const value = params[0] && valueOf(params[0], context);
      const entry: unknown = Array.isArray(value) ? value[0] : undefined;
      if (path.original === 'each' && !isFacts(entry))
        throw fail(line, '{{#each}} needs the name of a list, such as items');
      visit(inner, path.original === 'each' && isFacts(entry) ? entry : context);
      if (inverse) visit(inverse, context);
    } else if (isOf<hbs.AST.PartialStatement>(statement, 'PartialStatement')) {
      const name = 'original' in statement.name ? statement.name.original : '';
      const part = parts.get(name);
      if (!part)
        throw fail(line, `{{> ${name}}} is not known; use one of ${[...parts.keys()].join(', ') || 'none'}`);
      check(part, context, parts);
    } else if (!['ContentStatement', 'CommentStatement'].includes(statement.type))
      throw fail(line, 'only names, {{#if}}, {{#unless}}, {{#each}} and {{> parts}} can be used');
  }

  function valueOf(expression: hbs.AST.Expression, context: Facts): unknown {
    const { line } = expression.loc.start;
    const path = isOf<hbs.AST.PathExpression>(expression, 'PathExpression') ? expression : undefined;
    let value: unknown = context;
    for (const part of path?.parts ?? [''])
      value = isFacts(value) && Object.hasOwn(value, part) ? value[part] : undefined;
    if (value === undefined)
      throw fail(
        line,
        `{{${path?.original ?? '…'}}} is not known here; use one of ${namesIn(context).join(', ')}`,
      );
    return value;
  }
}

const isOf = <Node extends hbs.AST.Node>(node: hbs.AST.Node, type: Node['type']): node is Node =>
  node.type === type;

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const namesIn = (facts: Facts, before = ''): readonly string[] =>
  Object.entries(facts).flatMap(([name, value]) =>
    isFacts(value) ? namesIn(value, `${name}.`) : before + name,
  );

/** Markdown shows HTML as it was typed, which no owner means. */
function refuseHtml(file: TextFile, markdown: string): void {
  const html = nodesIn(parseMarkdown(markdown)).find(({ type }) => type === 'html');
  if (html?.type !== 'html') return;
  const [first = ''] = html.value.split('\n');
  const line = file.body.split('\n').findIndex((text) => text.includes(first));
  throw mistake(file, file.linesBefore + line + 1, `"${first}" is HTML; write it in Markdown`);
}

const nodesIn = (node: Nodes): readonly Nodes[] =>
  'children' in node ? [node, ...node.children.flatMap(nodesIn)] : [node];

/** Facts are not Markdown: what looks like it was typed by someone. Their lines stay lines. */
function inMarkdown(facts: Facts): Facts {
  const escaped = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value
        .trim()
        .replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`)
        .replaceAll(/^[ \t]+/gm, (indent) => indent.replaceAll('\t', '&#9;').replaceAll(' ', '&#32;'))
        .replaceAll(/\r?\n/g, '\\\n');
    if (Array.isArray(value)) return value.map(escaped);
    return isFacts(value) ? inMarkdown(value) : value;
  };
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, escaped(value)]));
}

const parseMarkdown = (markdown: string) =>
  fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });

/** The Markdown as plain text, for mail programs that show no HTML. */
function plain(markdown: string): string {
  return blocks(parseMarkdown(markdown).children);
}

const blocks = (nodes: readonly Nodes[], between = '\n\n') =>
  nodes
    .map(plainOf)
    .filter((text) => text !== '')
    .join(between);

function plainOf(node: Nodes): string {
  if (node.type === 'list') return node.children.map((item) => `- ${plainOf(item)}`).join('\n');
  if (node.type === 'listItem') return blocks(node.children, '\n');
  if (node.type === 'break') return '\n';
  if (node.type === 'thematicBreak') return '---';
  if (node.type === 'table') return plainTable(node.children.map(({ children }) => children.map(plainOf)));
  if (node.type === 'link') {
    const title = node.children.map(plainOf).join('');
    return title === node.url ? title : `${title}:\n${node.url}`;
  }
  if ('children' in node) return node.children.map(plainOf).join('');
  return 'value' in node ? node.value : '';
}

/** The first column is as wide as its longest cell, the others end at the right. A head without words is left out. */
function plainTable(rows: readonly (readonly string[])[]): string {
  const shown = rows.filter((row, index) => index > 0 || row.some((cell) => cell !== ''));
  const width = (column: number) => Math.max(...shown.map((row) => row[column]?.length ?? 0));
  return shown
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(width(column)) : cell.padStart(width(column))))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const STYLE = `
body { margin: 0; padding: 24px 16px; font: 16px/1.5 Arial, Helvetica, sans-serif; overflow-wrap: break-word; }
main { max-width: 600px; margin: 0 auto; }
table { width: 100%; border-collapse: collapse; margin: 16px 0; }
th, td { padding: 6px 0 6px 12px; border-bottom: 1px solid #dbdee2; vertical-align: top; font-weight: normal; }
th:first-child, td:first-child { padding-left: 0; text-align: left; }
th { font-size: 14px; }
th:empty { padding: 0; border: 0; }
td:not(:first-child) { white-space: nowrap; }
`;

function page(subject: string, markdown: string): string {
  // HTML in it is shown as text, and links have no other protocols than those of addresses.
  const content = micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${Handlebars.escapeExpression(subject)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;
}
