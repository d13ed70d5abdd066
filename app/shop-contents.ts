import { textPages } from 'virtual:shop-contents';

export {
  cartAnswer,
  categories,
  footer,
  orderExample,
  publicPaths,
  textPages,
  toolData,
} from 'virtual:shop-contents';

/** Whether the owner has a page in Markdown at this path. */
export function hasTextPage(path: string): boolean {
  return textPages.some(({ to }) => to === path);
}
