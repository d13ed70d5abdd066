import { type ProductReading, readProducts } from '#app/catalogue/figures.server.ts';
import type { Catalogue } from '#app/catalogue/to-catalogue.server.ts';
import { figureText, notStated } from '#app/figures/texts.ts';
import { markdownRow } from './markdown-row.ts';

/**
 * What was read from the title and the specifications of each product, as Markdown: attribute, value and the text that
 * it was read from. The attributes that a product does not state are listed below its table.
 */
export function figuresDocument(
  catalogue: Pick<Catalogue, 'products' | 'attributes' | 'categories'>,
): string {
  const byCategory = Map.groupBy(catalogue.products, ({ category }) => category);
  const sections = catalogue.categories.flatMap(({ slug, title }) => {
    const products = byCategory.get(slug) ?? [];
    const readings = [...readProducts({ ...catalogue, products })];
    return products.length === 0 ? [] : [`## ${title}`, ...readings.map(productSection)];
  });
  return ['# Figures read from the catalogue', ...sections].join('\n\n');
}

function productSection({ product, readings }: ProductReading): string {
  const rows = readings.flatMap(({ attribute, reading: { figure, sources } }) => {
    if (figure === undefined) return [];
    const texts = sources.map(({ specification = 'Title', text }) => `${specification}: ${text}`);
    return [markdownRow([attribute.label, figureText(attribute, figure), texts.join('; ')])];
  });
  const missing = readings.filter(({ reading }) => reading.figure === undefined);
  const table = [
    markdownRow(['Attribute', 'Value', 'Read from']),
    markdownRow(['---', '---', '---']),
    ...rows,
  ].join('\n');
  return [
    `### ${product.id}: ${product.title}`,
    ...(rows.length > 0 ? [table] : []),
    ...(missing.length > 0
      ? [`${notStated}: ${missing.map(({ attribute }) => attribute.label).join(', ')}`]
      : []),
  ].join('\n\n');
}
