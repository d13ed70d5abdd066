import type { RootContent } from 'mdast';

/** A page that is written in Markdown. */
export type TextPage = {
  readonly title: string;
  /** For search engines. */
  readonly description: string;
  /** Said of the page in `llms.txt`, in place of the description. */
  readonly note?: string;
  /** Whether it has a table of contents. */
  readonly hasContents: boolean;
  /** The picture above the text. */
  readonly picture?: 'range';
  /** Numbers above the text, with their labels. */
  readonly figures: readonly { readonly label: string; readonly value: string }[];
  /** What stands before the first heading. */
  readonly lead: readonly RootContent[];
  readonly sections: readonly TextSection[];
};

export type TextSection = {
  /** The fragment of links to the section. */
  readonly id: string;
  readonly title: string;
  readonly content: readonly RootContent[];
};

/** The text of a node, without markup. */
export function textOf(node: RootContent): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
