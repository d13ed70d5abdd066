/** How many products one request can name, so that its address is short enough for every host. */
export const MAX_IDS = 50;

/** The addresses of what a file has about these products, in a live shop: `/data/offers.json?id=1&id=2` */
export function addressesOf(path: string, ids: readonly string[]): readonly string[] {
  const distinct = [...new Set(ids)];
  const count = Math.ceil(distinct.length / MAX_IDS);
  return Array.from({ length: count }, (_, part) =>
    withIds(path, distinct.slice(part * MAX_IDS, (part + 1) * MAX_IDS)),
  );
}

/** The same for at most `MAX_IDS` products. */
export function withIds(path: string, ids: readonly string[]): string {
  return `${path}?${new URLSearchParams(ids.map((id) => ['id', id]))}`;
}

/** The ids that such an address names, each once. */
export function idsIn(query: URLSearchParams): readonly string[] {
  return [...new Set(query.getAll('id'))].slice(0, MAX_IDS);
}
