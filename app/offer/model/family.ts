import { isAbsentOr, isBoolean, isListOf, isRecordOf, isString } from '#app/lib/type-guards.ts';
import type { Product, ProductSummary } from './product.ts';

declare global {
  /** Whether the shop may have versions that lists join. A constant like `HAS`, so a build leaves out the code for them. */
  const HAS_FAMILIES: boolean;
}

// Programs that are not built, such as the gateway, have no constants of a build.
if (typeof HAS_FAMILIES === 'undefined') Object.assign(globalThis, { HAS_FAMILIES: true });

/** What joins the versions of a product, each of which is a product of its own (decision 044). */
export type Family = {
  readonly id: string;
  readonly title: string;
  /** The labels of the specifications that tell the versions apart, in the order in which a buyer chooses. */
  readonly options: readonly string[];
  /** The colour of this version: `#1b2a49`. */
  readonly swatch?: string;
};

type Version = Pick<Product, 'id' | 'title' | 'family' | 'specifications' | 'soldOut'>;

export type OptionValue = {
  readonly value: string;
  readonly swatch?: string;
  /** The version that has this value and otherwise the values of the shown one; absent if there is none. */
  readonly id?: string;
  /** Whether that version cannot be ordered. */
  readonly isSoldOut?: boolean;
  /** Without such a version: the options that a buyer has to choose anew to get this value. */
  readonly clashesWith?: readonly string[];
};

/** An option with its values in their natural order. */
export type FamilyOption = { readonly name: string; readonly values: readonly OptionValue[] };

/** `Cup, Blue, S`: the family's title with the values of the version; the product's own title without a family. */
export function versionTitle({ title, family, specifications }: Omit<Version, 'soldOut'>): string {
  return family ? [family.title, ...valuesOf(family, specifications)].join(', ') : title;
}

/** `Blue, S`. Empty without a family. */
export const versionName = ({
  family,
  specifications,
}: Pick<Version, 'family' | 'specifications'>): string =>
  family ? valuesOf(family, specifications).join(', ') : '';

/** @param versions those of the family, in any order */
export function familyOptions(shown: Version, versions: readonly Version[]): readonly FamilyOption[] {
  const { family } = shown;
  if (!family || versions.length < 2) return [];
  const own = valuesOf(family, shown.specifications);
  return family.options
    .map((name, index) => {
      const values = Map.groupBy(versions, ({ specifications }) => specifications[name] ?? '');
      return {
        name,
        values: inNaturalOrder([...values.keys()]).map((value) =>
          optionValue({ value, index, versions: values.get(value) ?? [], family, own }),
        ),
      };
    })
    .filter(({ values }) => values.length > 1);
}

type Asked = {
  readonly value: string;
  readonly index: number;
  /** Those that have the value. */
  readonly versions: readonly Version[];
  readonly family: Family;
  readonly own: readonly string[];
};

function optionValue({ value, index, versions, family, own }: Asked): OptionValue {
  const clashes = (version: Version) =>
    family.options.filter(
      (option, other) => other !== index && version.specifications[option] !== own[other],
    );
  const [nearest] = versions
    .map((version) => ({ version, clashesWith: clashes(version) }))
    .toSorted((a, b) => a.clashesWith.length - b.clashesWith.length);
  const swatch = versions.find((version) => version.family?.swatch !== undefined)?.family?.swatch;
  return {
    value,
    // The colour belongs to the option that says so. Any other option has versions of several colours.
    ...(swatch !== undefined && isColour(family.options[index]) && { swatch }),
    ...(nearest?.clashesWith.length === 0
      ? { id: nearest.version.id, ...(nearest.version.soldOut && { isSoldOut: true }) }
      : { clashesWith: nearest?.clashesWith ?? [] }),
  };
}

const isColour = (option = ''): boolean => /colou?r|farbe|couleur|colore|kleur|renk/i.test(option);

const valuesOf = ({ options }: Family, specifications: Version['specifications']): readonly string[] =>
  options.map((option) => specifications[option] ?? '');

const SIZES = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'];

/** `XL` → 5, `2XL` → 6, `4XL` → 8, `S/M` → 2.5; -1 for what is no size. */
function sizeRank(value: string): number {
  const ranks = value.split('/').map((size) => {
    const [, times] = /^(\d)xl$/i.exec(size) ?? [];
    return times === undefined ? SIZES.indexOf(size.toLowerCase()) : SIZES.indexOf('l') + Number(times);
  });
  return ranks.includes(-1) ? -1 : ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
}

const isSize = (value: string): boolean => sizeRank(value) !== -1;
const isMeasure = (value: string): boolean => !isSize(value) && /^\d/.test(value);

const startNumber = (value: string): number => Number.parseFloat(value.replace(',', '.'));

/** Measures by their number (`2.8 mm`, `4 mm`), then sizes from small to large (`S`, `M`, `XL`), then all others as they are. */
export function inNaturalOrder(values: readonly string[]): readonly string[] {
  return [
    ...values.filter(isMeasure).toSorted((a, b) => startNumber(a) - startNumber(b)),
    ...values.filter(isSize).toSorted((a, b) => sizeRank(a) - sizeRank(b)),
    ...values.filter((value) => !isSize(value) && !isMeasure(value)),
  ];
}

/** What a card says of the versions that it stands for. */
export type Versions = {
  readonly count: number;
  /** Whether prices start at the card's: another version costs more, and none that can be ordered costs less. */
  readonly isLowestPrice: boolean;
};

type Joinable = Pick<ProductSummary, 'price' | 'soldOut' | 'family' | 'versions'>;

/**
 * One product for each family, at the place of its first version: the cheapest that can be ordered, whose page the card opens.
 * Products without a family stay as they are.
 * @param all the products of which the card counts versions. By default, only those that can be opened
 */
export function joinVersions<P extends Joinable>(products: readonly P[], all = products): readonly P[] {
  const families = byFamily(all);
  return [...byFamily(products).values()].map(([first, ...others]) => {
    const lead = others.reduce(
      (best, other) =>
        (Number(other.soldOut) - Number(best.soldOut) || other.price - best.price) < 0 ? other : best,
      first,
    );
    const versions = families.get(familyKey(lead)) ?? [];
    if (versions.length < 2) return lead;
    const isLowestPrice =
      versions.some(({ price }) => price > lead.price) &&
      versions.every(({ price, soldOut }) => soldOut || price >= lead.price);
    return Object.assign({}, lead, { versions: { count: versions.length, isLowestPrice } });
  });
}

/** As how many products a list shows these. */
export function countJoined(products: readonly Joinable[]): number {
  return byFamily(products).size;
}

/** How many products a list of joined versions stands for. */
export function countVersions(products: readonly Pick<Joinable, 'versions'>[]): number {
  return products.reduce((sum, { versions }) => sum + (versions?.count ?? 1), 0);
}

const familyKey = (product: Joinable): unknown => product.family?.id ?? product;

function byFamily<P extends Joinable>(products: readonly P[]): ReadonlyMap<unknown, readonly [P, ...P[]]> {
  const families = new Map<unknown, [P, ...P[]]>();
  for (const product of products) {
    const key = familyKey(product);
    const versions = families.get(key);
    if (versions) versions.push(product);
    else families.set(key, [product]);
  }
  return families;
}

export const isFamilyOption = isRecordOf<FamilyOption>({
  name: isString,
  values: isListOf(
    isRecordOf<OptionValue>({
      value: isString,
      swatch: isAbsentOr(isString),
      id: isAbsentOr(isString),
      isSoldOut: isAbsentOr(isBoolean),
      clashesWith: isAbsentOr(isListOf(isString)),
    }),
  ),
});
