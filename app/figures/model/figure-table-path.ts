/** `cctv-systems` → `/data/figures/cctv-systems.json`, the `FigureTable` of the category's products */
export function figureTablePath(slug: string): string {
  return `/data/figures/${slug}.json`;
}
