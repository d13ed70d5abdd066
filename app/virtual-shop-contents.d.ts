/** What the owner's folder contains. `scripts/shop-contents.ts` builds this module. */
declare module 'virtual:shop-contents' {
  type Category = import('./offer/model/category.ts').CategorySummary & { readonly isTop: boolean };
  type Link = { readonly title: string; readonly to: string };
  export const categories: readonly Category[];
  /** The listings that the footer links to. */
  export const footer: { readonly categories: readonly Link[]; readonly featured: readonly Link[] };
  /** The pages in Markdown. */
  export const textPages: readonly Link[];
  /** The answer on where the cart is kept, if the questions have it. */
  export const cartAnswer: string | undefined;
  /** A list for a quick order, from the shop's own products. */
  export const orderExample: string;
  /** Pages in the sitemap, besides products and categories. */
  export const publicPaths: readonly string[];
  /** What pages of tools load. */
  export const toolData: ReturnType<typeof import('#app/catalogue/tools.server.ts').toolData>;
}
