import type { Attribute, Figures } from '#app/figures/model/attribute.ts';
import { orderExample } from '#app/quick-order/model/order-example.ts';
import type { Crumb } from '#app/ui/breadcrumb.tsx';
import { KNOWN_ATTRIBUTES } from '#app/figures/model/known-ids.ts';
import { PLAN_WITH } from '#app/planner/plan-link-texts.ts';
import { PLANNED_ATTRIBUTES, planLink } from '#app/planner/model/plan-link.ts';
import { wants } from '#app/shop-data.ts';
import { type Tool, TOOLS } from '#app/tools.ts';
import { INITIAL_CHECK } from '#app/planner/system-check/model/check-inputs.ts';
import {
  CHECKED_ATTRIBUTES,
  checkSystem,
  remedyKeys,
  type RemedyListings,
  type RuleName,
} from '#app/planner/system-check/model/system-check.ts';
import { labelsIn, MATCHED_ATTRIBUTES, partnersIn } from '#app/works-with/model/works-with.ts';
import { allAttributes, allListings, allProducts, figuresOf } from './catalogue.server.ts';
import type { ProductWithFigures } from './figures.server.ts';
import type { Catalogue } from './to-catalogue.server.ts';

/** What reads figures by the ids of their attributes. */
const READERS = [
  ['planner', 'System planner', PLANNED_ATTRIBUTES],
  ['systemCheck', 'System check', CHECKED_ATTRIBUTES],
  ['worksWith', '“Works with” on product pages', MATCHED_ATTRIBUTES],
] as const;
type FigureReader = (typeof READERS)[number][0];

/** Whether a tool has something to say about at least one product. */
type Says = Readonly<Record<FigureReader, () => boolean>>;

export function toolsFor(products: readonly ProductWithFigures[], attributes: readonly Attribute[]): Says {
  const labelsOf = labelsIn(attributes);
  return {
    planner: () => products.some(({ figures }) => planLink(figures) !== undefined),
    systemCheck: () => products.some((product) => rulesFor(product, labelsOf).length > 0),
    worksWith: () => {
      const partnersOf = partnersIn(products, attributes);
      return products.some(({ product }) => partnersOf(product.id).length > 0);
    },
  };
}

/**
 * The rules of the system check that find something to say about a product. Two pieces are checked, because some rules compare the
 * products of a list with each other.
 */
const rulesFor = (
  { product, figures }: ProductWithFigures,
  labelsOf: ReturnType<typeof labelsIn>,
  inputs = INITIAL_CHECK,
) =>
  checkSystem({ products: [{ ...product, figures, quantity: 2 }], inputs, labelsOf }).map(
    ({ finding }) => finding.rule,
  );

/** What the shop has: what the owner wants of it, unless it would have nothing to say. */
export function toolsOfShop(says = whatToolsSay()): Readonly<Record<Tool, boolean>> {
  const canHave: Readonly<Partial<Record<Tool, () => boolean>>> = {
    planner: says.planner,
    systemCheck: says.systemCheck,
  };
  const all = TOOLS.map((tool) => [tool, wants[tool] && (canHave[tool]?.() ?? true)] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every tool is an entry
  return Object.fromEntries(all) as Record<Tool, boolean>;
}

function whatToolsSay(): ReturnType<typeof toolsFor> {
  const products = allProducts().map((product) => ({ product, figures: figuresOf(product.id) }));
  return toolsFor(products, allAttributes());
}

/** The link to the planner with the figures of a product. Undefined if it could plan nothing with them, or the shop has no planner. */
export function planOf(figures: Figures): Crumb | undefined {
  const link = wants.planner ? planLink(figures) : undefined;
  return link && { title: PLAN_WITH[link.productKind], to: link.to };
}

/** A list for a quick order, from the shop's own products. */
export const exampleOfOrder = (): string => orderExample(allProducts());

/** What the system check can be about, of the shop's products, wherever they are mounted. */
function checkedRules(): readonly RuleName[] {
  const labelsOf = labelsIn(allAttributes());
  const found = allProducts().flatMap((product) =>
    rulesFor({ product, figures: figuresOf(product.id) }, labelsOf, {
      ...INITIAL_CHECK,
      outside: [product.id],
    }),
  );
  return [...new Set(found)];
}

/**
 * Which listing the system check links to for a figure: of those that can be filtered by it, the one with the most such products,
 * or with the fewest others.
 */
export function remedyListings(): RemedyListings {
  const filtersIn = new Map(allAttributes().map(({ id, filtersIn }) => [id, filtersIn]));
  const best = new Map<string, { readonly slug: string; readonly found: number; readonly size: number }>();
  for (const { slug, products } of allListings()) {
    const categories = new Set(products.map(({ category }) => category));
    const keys = products
      .flatMap(({ id }) => remedyKeys(figuresOf(id), categories))
      .filter(({ attribute }) => filtersIn.get(attribute)?.includes(slug));
    const size = products.length;
    for (const [key, { length: found }] of Map.groupBy(keys, ({ key }) => key)) {
      const other = best.get(key);
      if (!other || found > other.found || (found === other.found && size < other.size))
        best.set(key, { slug, found, size });
    }
  }
  return Object.fromEntries(Array.from(best, ([key, { slug }]) => [key, slug]));
}

/** What pages of tools load. */
export const toolData = () => ({ checkedRules: checkedRules(), remedyListings: remedyListings() });

/**
 * Hints for the owner: one line for each tool that is off, or that further figures would improve. A shop without figures, or with
 * those of other goods, such as clothes, gets one line for all of them.
 */
export function toolHints(
  { attributes, plainWords }: Pick<Catalogue, 'attributes' | 'plainWords'>,
  products: readonly ProductWithFigures[],
): readonly string[] {
  if (attributes.length === 0)
    return [
      'Nothing is wrong: without attributes.json there are no filters by figures, planner, system check and “Works with”.',
    ];
  const says = toolsFor(products, attributes);
  const ids = new Set(attributes.map(({ id }) => id));
  if (!Object.keys(KNOWN_ATTRIBUTES).some((id) => ids.has(id)))
    return [...(wants.planner || wants.systemCheck ? [OTHER_GOODS] : []), ...wordHints(plainWords)];
  const wanted = READERS.filter(([tool]) => tool === 'worksWith' || wants[tool]);
  const lines = wanted.flatMap(([tool, name, reads]) => {
    const read = new Set<string>(reads);
    const missing = Object.entries(KNOWN_ATTRIBUTES).filter(([id]) => read.has(id) && !ids.has(id));
    if (!says[tool]()) {
      const ids = missing.map(([id]) => id).join(', ');
      return `${name}: off, because no product states what it reads. attributes.json could have: ${ids}`;
    }
    const figures = missing.map(([id, meaning]) => `${id} (${meaning})`).join(', ');
    return missing.length === 0 ? [] : `${name}: could do more with these in attributes.json: ${figures}`;
  });
  return [...lines, ...wordHints(plainWords)];
}

const OTHER_GOODS =
  'Nothing is wrong: planner, system check and “Works with” are off, because they need figures of technical products, which attributes.json does not have';

const wordHints = ({ synonyms }: Catalogue['plainWords']): readonly string[] =>
  synonyms.length > 0 || !wants.plainWords
    ? []
    : ['Search in plain words: knows no words of your own; plain-words.json can list them'];
