import type { Attribute, FigureSource } from '#app/figures/model/attribute.ts';
import type { AttributeData } from './schema/attribute-schema.server.ts';

type SourceData = NonNullable<AttributeData['readFrom']>[number];

/** Fills in the defaults. */
export function toAttribute(data: AttributeData): Attribute {
  const { id, label, filtersIn = [], comparesIn = filtersIn, better = 'neither', readsTitle = false } = data;
  const common = {
    id,
    label,
    filtersIn,
    comparesIn,
    better,
    readFrom: (data.readFrom ?? []).map(toSource),
    alsoReadFrom: (data.alsoReadFrom ?? []).map(toSource),
    readsTitle,
  };
  switch (data.kind) {
    case 'number': {
      const { kind, unit, counted, takes = 'measure' } = data;
      return { ...common, kind, takes, ...(unit && { unit }), ...(counted && { counted }) };
    }
    case 'steps':
      return { ...common, kind: data.kind, scale: data.scale };
    case 'set': {
      const values = data.values.map(({ id, label, words = [label] }) => ({ id, label, words }));
      return { ...common, kind: data.kind, values };
    }
    case 'yes-no':
      return { ...common, kind: data.kind, yes: data.yes, no: data.no ?? [] };
  }
}

function toSource(data: SourceData): FigureSource {
  return typeof data === 'string' ? { specification: data } : data;
}
