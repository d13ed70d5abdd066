import type { ScaleName } from './scales.ts';

/** Any word or sign, such as `kg` or `Nm`. `measure-text.ts` converts others to some of them. */
export type Unit = string;

/**
 * A number or a range of numbers in the unit of its attribute; a single number has `min` equal to `max`. A range is what the
 * product covers: the angles of a zoom lens, the voltages of a supply input.
 */
export type Measure = {
  readonly min: number;
  readonly max: number;
  /** Under which condition it holds: `2.8 mm`, `UHF`, `at 4K`. */
  readonly note?: string;
};

/**
 * What a product states about an attribute. Every list has at least one entry, and two if the product states two values,
 * such as the fields of view of two lenses. If a product states nothing, it has no figure: that is unknown, and never "no".
 */
export type Figure =
  | { readonly kind: 'number'; readonly measures: readonly Measure[] }
  /** Steps of the attribute's scale, such as `IP66` and `IP67`. */
  | { readonly kind: 'steps'; readonly steps: readonly string[] }
  /** Ids of the attribute's values, such as `sip` and `onvif`. */
  | { readonly kind: 'set'; readonly values: readonly string[] }
  | { readonly kind: 'yes-no'; readonly isYes: boolean };

/** The figures of a product by attribute id. What the product does not state is absent. */
export type Figures = Readonly<Record<string, Figure>>;

/** No attribute of `attributes.json` has this id. */
export const CATEGORY_ATTRIBUTE = 'category';

/** Lets a page that lists several categories be filtered by them, as by any other attribute. */
export function categoryAttribute(
  categories: readonly { readonly slug: string; readonly title: string }[],
): ShownAttribute {
  return {
    id: CATEGORY_ATTRIBUTE,
    label: 'Category',
    better: 'neither',
    kind: 'set',
    values: categories.map(({ slug, title }) => ({ id: slug, label: title })),
  };
}

export function categoryFigure(slug: string): Figure {
  return { kind: 'set', values: [slug] };
}

/** A specification from which an attribute is read. */
export type FigureSource = {
  readonly specification: string;
  /** Slugs of the categories in which it is read; absent for all. */
  readonly categories?: readonly string[];
  /** The text is read only if it contains one of these words; absent for every text. */
  readonly containing?: readonly string[];
};

type ShownBase = {
  readonly id: string;
  readonly label: string;
  /** Which values a buyer prefers. */
  readonly better: 'more' | 'less' | 'neither';
  /**
   * Whether more, or less, is better for every buyer, whatever they need, so that a comparison marks the best product. Of the
   * channels of a recorder, more is not: a buyer needs as many as there are cameras.
   */
  readonly marksBest?: boolean;
};

/** What filters, tables and comparisons need of an attribute. An `Attribute` also says how it is read from texts. */
export type ShownAttribute = ShownBase &
  (
    | { readonly kind: 'number'; readonly unit?: Unit }
    | { readonly kind: 'steps'; readonly scale: ScaleName }
    | { readonly kind: 'set'; readonly values: readonly Pick<SetValue, 'id' | 'label'>[] }
    | { readonly kind: 'yes-no' }
  );

type AttributeBase = ShownBase & {
  /** Slugs of the categories and combined pages that filter by it. */
  readonly filtersIn: readonly string[];
  /** Slugs of the categories and combined pages that compare by it. */
  readonly comparesIn: readonly string[];
  /** Specifications that are about the attribute, so that their text should be readable. */
  readonly readFrom: readonly FigureSource[];
  /** Specifications that may mention the attribute among other things. */
  readonly alsoReadFrom: readonly FigureSource[];
  /** Whether the product's title is read too. */
  readonly readsTitle: boolean;
};

/**
 * What a number attribute takes from a text:
 * - `measure`: every number with the attribute's unit,
 * - `lower end`, `upper end`: the same, with one end of each range,
 * - `count`: the number at the start of the text, in digits or as a word,
 * - `megapixels`, `pixels across`, `pixels down`: from the size of a picture,
 * - `PoE class`: the class of a powered device.
 */
export const TAKES = [
  'measure',
  'lower end',
  'upper end',
  'count',
  'megapixels',
  'pixels across',
  'pixels down',
  'PoE class',
] as const;

export type NumberAttribute = AttributeBase & {
  readonly kind: 'number';
  /** Absent for counts and classes. */
  readonly unit?: Unit;
  readonly takes: (typeof TAKES)[number];
  /** For `count`: the plural of what is counted, such as `presets`. The number is then the one before this word. */
  readonly counted?: string;
};

export type StepsAttribute = AttributeBase & { readonly kind: 'steps'; readonly scale: ScaleName };

type SetValue = { readonly id: string; readonly label: string; readonly words: readonly string[] };

export type SetAttribute = AttributeBase & { readonly kind: 'set'; readonly values: readonly SetValue[] };

export type YesNoAttribute = AttributeBase & {
  readonly kind: 'yes-no';
  /** Words that mean yes. They take precedence over the words that mean no: `Outdoor or indoor` is outdoor. */
  readonly yes: readonly string[];
  readonly no: readonly string[];
};

export type Attribute = NumberAttribute | StepsAttribute | SetAttribute | YesNoAttribute;

/**
 * The attributes by which products are filtered or compared on the pages with these slugs, in the order of
 * `attributes.json`.
 * @param slugs of categories and combined pages
 */
export function attributesIn<A extends Pick<Attribute, 'filtersIn' | 'comparesIn'>>(
  attributes: readonly A[],
  ...slugs: readonly string[]
): readonly A[] {
  return attributes.filter(({ filtersIn, comparesIn }) =>
    slugs.some((slug) => filtersIn.includes(slug) || comparesIn.includes(slug)),
  );
}

/** The attributes by which a category's products are filtered, in the order of `attributes.json`. */
export function filterAttributesIn(
  attributes: readonly Attribute[],
  category: string,
): readonly ShownAttribute[] {
  return attributes.filter(({ filtersIn }) => filtersIn.includes(category)).map(toShownAttribute);
}

export function toShownAttribute(attribute: Attribute): ShownAttribute {
  const { id, label, better } = attribute;
  const base = { id, label, better, ...(attribute.marksBest && { marksBest: true }) };
  switch (attribute.kind) {
    case 'number': {
      const { kind, unit } = attribute;
      return { ...base, kind, ...(unit !== undefined && { unit }) };
    }
    case 'steps':
      return { ...base, kind: attribute.kind, scale: attribute.scale };
    case 'set': {
      const values = attribute.values.map(({ id, label }) => ({ id, label }));
      return { ...base, kind: attribute.kind, values };
    }
    case 'yes-no':
      return { ...base, kind: attribute.kind };
  }
}

/** An attribute without the pages that filter or compare by it. */
export function withoutPlaces(
  attribute: ShownAttribute & Pick<Attribute, 'filtersIn' | 'comparesIn'>,
): ShownAttribute {
  const { filtersIn: _, comparesIn: _c, ...shown } = attribute;
  return shown;
}
