declare module 'virtual:categories' {
  const categories: readonly (import('#app/domain/product/category.ts').CategorySummary & {
    readonly isTop: boolean;
  })[];
  export default categories;
}
