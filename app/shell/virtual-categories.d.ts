/** The categories of the catalogue. `scripts/categories-module.ts` builds this module. */
declare module 'virtual:categories' {
  const categories: readonly (import('#app/product/model/category.ts').CategorySummary & {
    readonly isTop: boolean;
  })[];
  export default categories;
}
