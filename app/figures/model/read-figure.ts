import type {
  Attribute,
  Figure,
  FigureSource,
  Measure,
  NumberAttribute,
  SetAttribute,
  YesNoAttribute,
} from './attribute.ts';
import { mentions, readCountRange, readMeasures, withoutOtherVersions } from './measure-text.ts';
import { readPictureSize, readPoeClass, STEP_READERS } from './step-readers.ts';

export type FigureText = {
  readonly title: string;
  readonly category: string;
  /** Label → value. */
  readonly specifications: Readonly<Record<string, string>>;
};

/** A text and the specification that it is the value of; `specification` is undefined for the title. */
export type SourceText = { readonly specification: string | undefined; readonly text: string };

/** A text that should state the attribute but cannot be read. `part` is the part at fault, or the whole text. */
export type UnreadableText = SourceText & { readonly part: string };

export type FigureReading = {
  /** Absent if the product does not state the attribute. */
  readonly figure?: Figure;
  /** The texts that state the attribute. */
  readonly sources: readonly SourceText[];
  readonly unreadable: readonly UnreadableText[];
};

/** What one text states about an attribute. */
type TextReading = { readonly figure?: Figure; readonly unreadable?: string };

/**
 * Reads an attribute from the texts of a product. If several texts state it, their values are joined; for a yes-or-no
 * attribute, the first of these texts counts.
 */
export function readFigure(attribute: Attribute, product: FigureText): FigureReading {
  const readings = textsOf(attribute, product).map(({ isDedicated, ...source }) => {
    const { figure, unreadable } = readTextOnce(attribute, source.text, isDedicated);
    return { source, figure, unreadable };
  });
  const stated = readings.flatMap(({ source, figure }) => (figure === undefined ? [] : [{ source, figure }]));
  const figure = joinFigures(stated.map((reading) => reading.figure));
  return {
    ...(figure !== undefined && { figure }),
    sources: stated.map(({ source }) => source),
    unreadable: readings.flatMap(({ source, unreadable }) =>
      unreadable === undefined ? [] : [{ ...source, part: unreadable }],
    ),
  };
}

type AttributeText = SourceText & { readonly isDedicated: boolean };

function textsOf(attribute: Attribute, product: FigureText): readonly AttributeText[] {
  const { readFrom, alsoReadFrom, readsTitle } = attribute;
  const inSources = (sources: readonly FigureSource[], { isDedicated }: { readonly isDedicated: boolean }) =>
    sources.flatMap(({ specification, categories, containing }) => {
      const text = product.specifications[specification];
      if (text === undefined) return [];
      if (categories !== undefined && !categories.includes(product.category)) return [];
      if (containing !== undefined && !mentions(text, containing)) return [];
      return [{ specification, text, isDedicated }];
    });
  const title = { specification: undefined, text: product.title, isDedicated: false };
  return [
    ...inSources(readFrom, { isDedicated: true }),
    ...inSources(alsoReadFrom, { isDedicated: false }),
    ...(readsTitle ? [title] : []),
  ];
}

/** A cache, because products share most of their texts, such as `PoE 802.3af or 12 V DC`. */
const readTexts = new WeakMap<Attribute, Map<string, TextReading>>();

function readTextOnce(attribute: Attribute, text: string, isDedicated: boolean): TextReading {
  const ofAttribute = readTexts.get(attribute) ?? new Map<string, TextReading>();
  readTexts.set(attribute, ofAttribute);
  const key = `${isDedicated} ${text}`;
  const reading = ofAttribute.get(key) ?? readText(attribute, text, isDedicated);
  ofAttribute.set(key, reading);
  return reading;
}

/**
 * @param isDedicated whether the text is about the attribute, so that a text that cannot be read is a mistake. Makes no
 *   difference for steps: their readers find mistakes in any text.
 */
function readText(attribute: Attribute, text: string, isDedicated: boolean): TextReading {
  switch (attribute.kind) {
    case 'number': {
      const measures = readNumbers(attribute, text);
      if (measures.length > 0) return { figure: { kind: 'number', measures } };
      // A text without digits, such as "Infrared light", states no number.
      return isDedicated && /\d/.test(text) ? { unreadable: text } : {};
    }
    case 'steps': {
      const { steps, unreadable } = STEP_READERS[attribute.scale](text);
      return {
        ...(steps.length > 0 && { figure: { kind: 'steps', steps } }),
        ...(unreadable !== undefined && { unreadable }),
      };
    }
    case 'set': {
      const values = valuesIn(attribute, text);
      if (values.length > 0) return { figure: { kind: 'set', values } };
      return isDedicated ? { unreadable: text } : {};
    }
    case 'yes-no':
      return readYesNo(attribute, text, isDedicated);
  }
}

function readNumbers({ takes, unit, counted }: NumberAttribute, text: string): readonly Measure[] {
  const measures = unit === undefined ? [] : readMeasures(text, unit);
  switch (takes) {
    case 'measure':
      return measures;
    case 'lower end':
      return measures.map(({ min, ...measure }) => Object.assign(measure, { min, max: min }));
    case 'upper end':
      return measures.map(({ max, ...measure }) => Object.assign(measure, { min: max, max }));
    case 'count': {
      const range = readCountRange(text, counted);
      return range ? [range] : [];
    }
    case 'megapixels':
      return single(readPictureSize(text)?.megapixels);
    case 'pixels across':
      return single(readPictureSize(text)?.width);
    case 'pixels down':
      return single(readPictureSize(text)?.height);
    case 'PoE class':
      return single(readPoeClass(text));
  }
}

function single(value: number | undefined): readonly Measure[] {
  return value === undefined ? [] : [{ min: value, max: value }];
}

function valuesIn({ values }: SetAttribute, text: string): readonly string[] {
  const cleaned = withoutOtherVersions(text);
  return values.filter(({ words }) => mentions(cleaned, words)).map(({ id }) => id);
}

function readYesNo({ yes, no }: YesNoAttribute, text: string, isDedicated: boolean): TextReading {
  const cleaned = withoutOtherVersions(text);
  if (mentions(cleaned, yes)) return { figure: { kind: 'yes-no', isYes: true } };
  if (mentions(cleaned, no)) return { figure: { kind: 'yes-no', isYes: false } };
  return isDedicated ? { unreadable: text } : {};
}

/** Joins figures of one kind. Of two values of a yes-or-no attribute, the first counts. */
function joinFigures(figures: readonly Figure[]): Figure | undefined {
  return figures.length < 2 ? figures[0] : figures.reduce(joinTwo);
}

function joinTwo(first: Figure, second: Figure): Figure {
  if (first.kind === 'number' && second.kind === 'number') {
    return { kind: 'number', measures: [...first.measures, ...second.measures] };
  }
  if (first.kind === 'steps' && second.kind === 'steps') {
    return { kind: 'steps', steps: [...new Set([...first.steps, ...second.steps])] };
  }
  if (first.kind === 'set' && second.kind === 'set') {
    return { kind: 'set', values: [...new Set([...first.values, ...second.values])] };
  }
  return first;
}
