import { absoluteUrl } from '#app/shell/absolute-url.ts';
import { SHOP } from '#app/shop.ts';
import type { Crumb } from '#app/ui/crumb.ts';
import * as texts from './texts.ts';

type LinkWithNote = Crumb & { readonly note: string };

type Contents = {
  readonly productCount: number;
  /** Each with a sentence about it. */
  readonly categories: readonly LinkWithNote[];
  /** Whether the shop has a back end. */
  readonly takesOrders: boolean;
};

/** The content of `/llms.txt`, in the format that llmstxt.org describes: Markdown with a summary and lists of links. */
export function llmsTxt({ productCount, categories, takesOrders }: Contents): string {
  const sections: readonly (readonly [string, readonly LinkWithNote[]])[] = [
    [texts.llmsCategories, categories],
    [texts.llmsTools, texts.LLMS_TOOLS],
    [texts.llmsData, texts.LLMS_DATA],
    [texts.llmsTerms, texts.LLMS_TERMS],
  ];
  const blocks = [
    `# ${SHOP.name}`,
    `> ${texts.llmsSummary(SHOP.tagline, productCount)}`,
    texts
      .llmsNotes(takesOrders)
      .map((note) => `- ${note}`)
      .join('\n'),
    ...sections.flatMap(([title, links]) => [
      `## ${title}`,
      links.map(({ title, to, note }) => `- [${title}](${absoluteUrl(to)}): ${note}`).join('\n'),
    ]),
  ];
  return `${blocks.join('\n\n')}\n`;
}
