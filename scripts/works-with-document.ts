import type { Product } from '#app/offer/model/product.ts';
import type { Subject } from '#app/works-with/model/rule.ts';
import type { PartnersOf } from '#app/works-with/model/works-with.ts';
import { worksWithReason } from '#app/works-with/texts.ts';
import { markdownRow } from './markdown-row.ts';

type TitledSubject = Subject & { readonly product: Pick<Product, 'title'> };

/** Which products work with which, and why, as Markdown. Each pair is listed once. */
export function worksWithDocument(
  subjects: readonly TitledSubject[],
  partnersOf: PartnersOf<TitledSubject>,
): string {
  const listed = new Set<string>();
  const rows = subjects.flatMap(({ product }) => {
    listed.add(product.id);
    return partnersOf(product.id, Infinity)
      .filter(({ subject }) => !listed.has(subject.product.id))
      .map(({ subject, reason }) =>
        markdownRow([product.title, subject.product.title, worksWithReason(reason)]),
      );
  });
  const head = [markdownRow(['Product', 'Works with', 'Reason']), markdownRow(['---', '---', '---'])];
  return ['# Products that work with each other', [...head, ...rows].join('\n')].join('\n\n');
}
