// What keeps pages from showing products as the engine has them. The table `shop.problem` has it, and the log.
import type pg from 'pg';
import { findProduct } from '../../app/catalogue/catalogue.server.ts';
import { instead, type shownProduct, withoutSku } from '../../app/catalogue/engine-products.server.ts';
import { foldText } from '../../app/lib/normalize-text.ts';
import { log } from '../log.ts';

type Client = pg.ClientBase;

/** Products with a problem that are tried again after each change. */
const MAX_TRIED = 1000;

export type Found = ReturnType<typeof shownProduct> & {
  readonly id: string;
  readonly productId: number | null;
};

/** Of products with one title, only the first is shown as the engine has it. */
export async function withTitlesOfTheirOwn(
  client: Client,
  found: readonly Found[],
): Promise<readonly Found[]> {
  const titles = found.flatMap(({ product }) => (product ? foldText(product.title) : []));
  const { rows } = await client.query<{ id: string; foldedTitle: string }>(
    'SELECT id, "foldedTitle" FROM shop.product WHERE "foldedTitle" = ANY($1) AND id <> ALL($2)',
    [titles, found.map(({ id }) => id)],
  );
  const idByTitle = new Map(rows.map(({ id, foldedTitle }) => [foldedTitle, id]));
  return found.map((one) => {
    if (!one.product) return one;
    const title = foldText(one.product.title);
    const other = idByTitle.get(title);
    idByTitle.set(title, other ?? one.id);
    if (other === undefined) return one;
    const problem = `title: "${one.product.title}" is already used by id ${other}`;
    return { id: one.id, productId: one.productId, ...instead(one.id, findProduct(one.id), problem) };
  });
}

/** Products without a SKU are named by the engine's number. No SKU that is shown begins with this. */
const NAMELESS = '#';

/** @param productIds absent for all */
export async function reportNameless(client: Client, productIds?: readonly number[]): Promise<void> {
  const { rows } = await client.query<{ id: string; title: string }>(
    `SELECT '${NAMELESS}' || "productId" AS id, string_agg(title, '", "') AS title FROM shop.offered
     WHERE id = '' AND NOT "isWithdrawn" AND ($1::integer[] IS NULL OR "productId" = ANY($1)) GROUP BY "productId"`,
    [productIds],
  );
  const { rows: all } = await client.query<{ id: string }>(
    `SELECT id FROM shop.problem WHERE id LIKE '${NAMELESS}%' AND ($1::text[] IS NULL OR id = ANY($1))`,
    [productIds?.map((id) => NAMELESS + id)],
  );
  await replaceProblems(
    client,
    [...all, ...rows].map(({ id }) => id),
    rows.map(({ id, title }) => [id, withoutSku(title)]),
  );
}

export function writeProblems(
  client: Client,
  ids: readonly string[],
  shown: readonly Found[],
): Promise<void> {
  const problems = shown.flatMap(({ id, problem }) =>
    problem === undefined ? [] : [[id, problem] as const],
  );
  return replaceProblems(client, ids, problems);
}

/** Logs those that are new. */
export async function replaceProblems(
  client: Client,
  ids: readonly string[],
  problems: readonly (readonly [id: string, problem: string])[],
): Promise<void> {
  const { rows } = await client.query<{ problem: string }>(
    `DELETE FROM shop.problem WHERE id = ANY($1) RETURNING problem`,
    [ids],
  );
  const before = new Set(rows.map(({ problem }) => problem));
  for (const [, problem] of problems) if (!before.has(problem)) log(problem, 'warn');
  await client.query('INSERT INTO shop.problem SELECT * FROM unnest($1::text[], $2::text[])', [
    problems.map(([id]) => id),
    problems.map(([, problem]) => problem),
  ]);
}

export async function idsWithProblem(client: Pick<pg.Pool, 'query'>): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM shop.problem WHERE id NOT LIKE '${NAMELESS}%' LIMIT ${MAX_TRIED}`,
  );
  return rows.map(({ id }) => id);
}
