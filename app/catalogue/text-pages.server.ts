import Handlebars from 'handlebars';
import type { Nodes, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import * as v from 'valibot';
import { parse } from 'yaml';
import { type TextPage, textOf, type TextSection } from '#app/content/model/text-page.ts';
import { COUNTRY_NAMES } from '#app/commerce/model/checkout-form.ts';
import { paidThroughBackEnd } from '#app/checkout/accepted-payment.ts';
import { type DayRange, formatDays } from '#app/content/model/policy.ts';
import { rateTexts } from '#app/content/rate-texts.ts';
import { formatDay } from '#app/lib/day.ts';
import { formatMoney, formatShortMoney, toCents } from '#app/lib/money.ts';
import * as settings from '#app/shop-data.ts';
import { SHOP } from '#app/shop.ts';
import type { Catalogue } from './to-catalogue.server.ts';
import { foldText } from '#app/lib/normalize-text.ts';
import { defaultMessage } from './checks/mistakes.server.ts';
import { day } from './schema/content-schemas.server.ts';
import { text } from './schema/schema-parts.server.ts';

const headSchema = v.strictObject({
  title: text,
  description: text,
  note: v.exactOptional(text),
  updated: v.exactOptional(day),
  contents: v.exactOptional(v.boolean(), true),
  picture: v.exactOptional(v.literal('range')),
  figures: v.exactOptional(v.record(text, text), {}),
});

const HEAD = /^---\r?\n(.*?)^---\r?\n/ms;

/** `## Returns {#returns}` */
const HEADING_ID = /\s*\{#([a-z0-9]+(?:-[a-z0-9]+)*)\}$/;

const KNOWN_NODES = new Set([
  'root',
  'paragraph',
  'heading',
  'list',
  'listItem',
  'table',
  'tableRow',
  'tableCell',
  'text',
  'strong',
  'emphasis',
  'link',
  'break',
]);

/**
 * Reads a page in Markdown, with a head in YAML between lines of `---`. Handlebars fills in the facts.
 * @throws Error whose message says what is wrong
 */
export function readTextPage(source: string, facts: Readonly<Record<string, unknown>>): TextPage {
  const [head = '', yaml] = HEAD.exec(source) ?? [];
  if (yaml === undefined)
    throw new Error('must begin with a head: title and description between two lines of ---');
  const { success, output, issues } = v.safeParse(headSchema, parse(yaml), { message: defaultMessage });
  if (!success) throw new Error(issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('; '));
  const { title, description, note, updated, contents, picture, figures } = output;
  const allFacts = { ...facts, ...(updated !== undefined && { updated: formatDay(updated) }) };
  const nodes = readMarkdown(fill(source.slice(head.length), allInMarkdown(allFacts)));
  const firstHeading = nodes.findIndex(isSectionHeading);
  const leadEnd = firstHeading < 0 ? nodes.length : firstHeading;
  const sections = splitAt(nodes.slice(leadEnd), isSectionHeading);
  const ids = [...sections, ...sections.flatMap(questionsOf)].map(({ id }) => id);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated !== undefined) throw new Error(`two headings have the id {#${repeated}}; give each its own`);
  return {
    title: fill(title, allFacts),
    description: fill(description, allFacts),
    ...(note !== undefined && { note }),
    hasContents: contents,
    ...(picture && { picture }),
    figures: Object.entries(figures).map(([label, value]) => ({ label, value: fill(value, allFacts) })),
    lead: nodes.slice(0, leadEnd),
    sections,
  };
}

function fill(template: string, facts: Readonly<Record<string, unknown>>): string {
  try {
    return Handlebars.compile(template, { strict: true, noEscape: true })(facts);
  } catch (error) {
    throw unknownFact(error, template, facts) ?? error;
  }
}

/** Handlebars says where an unknown fact is, but not which facts there are. */
function unknownFact(
  error: unknown,
  template: string,
  facts: Readonly<Record<string, unknown>>,
): Error | undefined {
  const [, line, column] =
    (error instanceof Error && / not defined in .* (\d+):(\d+)$/s.exec(error.message)) || [];
  const rest = template.split('\n')[Number(line) - 1]?.slice(Number(column)) ?? '';
  const [name, group = ''] = /^(\w+)[\w.]*/.exec(rest) ?? [];
  if (name === undefined) return undefined;
  const known = namesIn(facts[group], group);
  return new Error(
    known.length > 0
      ? `{{${name}}} is not known; use one of ${known.join(', ')}`
      : `{{${name}}} is not known or not stated in shop.json; use one of ${Object.entries(facts)
          .flatMap(([key, fact]) => namesIn(fact, key))
          .join(', ')}`,
  );
}

/** The names of the texts and numbers in a fact: `shop.phones.sales.display`. */
function namesIn(fact: unknown, name: string): readonly string[] {
  if (typeof fact === 'string' || typeof fact === 'number') return [name];
  if (typeof fact !== 'object' || fact === null || Array.isArray(fact)) return [];
  return Object.entries(fact).flatMap(([key, part]) => namesIn(part, `${name}.${key}`));
}

const isSectionHeading = (node: RootContent) => node.type === 'heading' && node.depth === 2;
const isQuestion = (node: RootContent) => node.type === 'heading' && node.depth === 3;

/** The parts of a section, each of which begins with a heading of the third level. */
export function questionsOf({ content }: TextSection): readonly TextSection[] {
  return splitAt(content, isQuestion);
}

function splitAt(
  nodes: readonly RootContent[],
  isStart: (node: RootContent) => boolean,
): readonly TextSection[] {
  const sections: { id: string; title: string; content: RootContent[] }[] = [];
  for (const node of nodes) {
    if (isStart(node)) sections.push({ ...idAndTitle(textOf(node)), content: [] });
    else sections.at(-1)?.content.push(node);
  }
  return sections;
}

function idAndTitle(heading: string): Pick<TextSection, 'id' | 'title'> {
  const title = heading.replace(HEADING_ID, '');
  const id = HEADING_ID.exec(heading)?.[1] ?? (foldText(title).match(/[a-z0-9]+/g) ?? []).join('-');
  return { id, title };
}

function readMarkdown(markdown: string): readonly RootContent[] {
  const root = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  check(root);
  return root.children;
}

/** Also removes the nodes' positions, which no page needs. */
function check(node: Nodes): void {
  if (node.type === 'html') throw new Error(`"${node.value}" is HTML; write it in Markdown`);
  if (!KNOWN_NODES.has(node.type))
    throw new Error(`${node.type} is not supported; use paragraphs, lists and tables`);
  if (node.type === 'link' && !/^(\/|#|https?:|mailto:|tel:)/.test(node.url)) {
    throw new Error(`the link to "${node.url}" must begin with /, #, https:, mailto: or tel:`);
  }
  delete node.position;
  if ('children' in node) node.children.forEach(check);
}

/** The facts with their texts as Markdown, so that a `*` or `_` in an address stays one. */
function inMarkdown(fact: unknown): unknown {
  if (typeof fact === 'string') return fact.replaceAll(/[\\`*_[\]<>|#~]/g, String.raw`\$&`);
  if (Array.isArray(fact)) return fact.map(inMarkdown);
  if (typeof fact !== 'object' || fact === null) return fact;
  return allInMarkdown(fact);
}

function allInMarkdown(facts: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, inMarkdown(value)]));
}

function formattedDays(times: Readonly<Record<string, DayRange>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(times).map(([name, range]) => [name, formatDays(range)]));
}

/** What the texts can name, as they are shown. A group that `shop.json` leaves out is undefined, so that texts can ask for it. */
export function pageFacts({
  products,
  categories,
}: Pick<Catalogue, 'products' | 'categories'>): Readonly<Record<string, unknown>> {
  const takesOrders = settings.checkout === 'orders';
  return {
    shop: { ...settings, ...SHOP, address: SHOP.address.join(', ') },
    takesOrders,
    hasCheckout: takesOrders || settings.checkout === 'maintenance',
    quotes: settings.wants.quote,
    messages: takesOrders || settings.contact !== 'none',
    offlineUse: settings.wants.offline,
    products: { count: products.length },
    brands: { count: new Set(products.map(({ brand }) => brand)).size },
    categories: categories.map(({ slug, title, summary }) => ({ slug, title, summary })),
    payment: new Intl.ListFormat('en-US').format(takesOrders ? paidThroughBackEnd() : settings.paymentBrands),
    countries: COUNTRY_NAMES.join(' and '),
    currency: { code: settings.currency, name: settings.currencyName },
    tax: {
      name: settings.taxName,
      percent: settings.taxPercent,
      isIncluded: settings.pricesIncludeTax,
    },
    shipping: {
      flat: settings.hasRates ? '' : formatMoney(settings.shippingCents),
      rates: settings.hasRates ? rateTexts() : [],
      freeFrom:
        settings.freeShippingFrom === undefined ? '' : formatShortMoney(toCents(settings.freeShippingFrom)),
    },
    delivery: settings.delivery && formattedDays(settings.delivery),
    returns: { days: settings.returnDays },
    defects: settings.defectReportDays === undefined ? undefined : { days: settings.defectReportDays },
    refund:
      settings.refund &&
      formattedDays({
        days: settings.refund,
        ...(settings.cardStatement && { statementDays: settings.cardStatement }),
      }),
    warranty: { months: settings.warrantyMonths },
    newsletter: { discountPercent: settings.newsletter?.discountPercent },
  };
}
