import type { CatalogueFigures, ProductReading } from '#app/catalogue/figures.server.ts';
import type { Category } from '#app/product/model/category.ts';
import { figureText, notStated } from '#app/figures/texts.ts';
import { markdownRow } from './markdown-row.ts';

/**
 * What was read from the title and the specifications of each product, as Markdown: attribute, value and the text that
 * it was read from. The attributes that a product does not state are listed below its table.
 */
export function figuresDocument(
  categories: readonly Pick<Category, 'slug' | 'title'>[],
  { readings }: CatalogueFigures,
): string {
  const sections = categories.flatMap(({ slug, title }) => {
    const products = readings.filter(({ product }) => product.category === slug);
    return products.length === 0 ? [] : [`## ${title}`, ...products.map(productSection)];
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
