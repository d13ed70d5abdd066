import { data } from 'react-router';
import * as backEnd from '#app/back-end.ts';
import { catalogueSource, words } from '#app/catalogue/catalogue-data.server.ts';
import { fileOfAll } from '#app/catalogue/file-of-all.server.ts';
import { products } from '#app/catalogue/products-in-use.server.ts';
import { parseListingQuery } from '#app/listing/model/listing-query.ts';
import { ASK_FOLDER, CATALOGUE_PATH, TEXTS_PATH, WORDS_PATH } from '#app/products/addresses.ts';
import { askedQuery, defaultsOf, QUESTIONS } from '#app/products/questions.ts';
import type { Route } from './+types/data-files.ts';
import { productsFile, productsJsonSchema } from '#app/feeds/products-file.server.ts';
import { inCategories, rootFile } from '#app/feeds/root-file-pages.server.ts';

/**
 * The files below `/data/`: those from which pages of a static shop answer questions about products, and those for other programs.
 * A live shop answers the questions of its pages there.
 */
export async function loader({ params: { '*': path }, request }: Route.LoaderArgs) {
  const query = askedQuery(request);
  const [folder] = path.split('/', 1);
  const answer = Object.hasOwn(ANSWERS, `/data/${path}`) ? ANSWERS[`/data/${path}`] : undefined;
  const content = folder === 'root' ? await fileOfRoot(path.slice('root/'.length)) : await answer?.(query);
  if (!content) throw data(null, { status: 404 });
  return content instanceof Response ? content : Response.json(content);
}

type Answers = Readonly<Record<string, (query: URLSearchParams) => object | Promise<object | undefined>>>;

/** What other programs read, see docs/published-files.md. */
const PUBLISHED: Answers = {
  '/data/products.json': () =>
    fileOfAll('application/json', (some) => JSON.stringify(productsFile(some.map(inCategories))), ']}', ','),
  '/data/products.schema.json': productsJsonSchema,
};

const FILES: Answers = {
  [CATALOGUE_PATH]: () => catalogueSource.catalogue(),
  [TEXTS_PATH]: catalogueSource.texts,
  ...(HAS.plainWords && { [WORDS_PATH]: words }),
};

const { find, columns, coded, list, suggest, search } = QUESTIONS;

const ASKED: Answers = {
  [`${ASK_FOLDER}find`]: (query) => products().find(find.read(query)),
  [`${ASK_FOLDER}columns`]: (query) => products().columns(columns.read(query)),
  [`${ASK_FOLDER}coded`](query) {
    const { keys, near } = coded.read(query);
    return products().coded(keys, near);
  },
  async [`${ASK_FOLDER}list`](query) {
    const { subject } = list.read(query);
    const scope = await products().scope(subject);
    return scope && products().list(subject, parseListingQuery(query, scope, defaultsOf(subject)));
  },
  [`${ASK_FOLDER}suggest`]: (query) => products().suggest(suggest.read(query)),
  [`${ASK_FOLDER}search`]: (query) => products().search(search.read(query)),
};

const ANSWERS: Answers = { ...PUBLISHED, ...(backEnd.findsProducts ? ASKED : FILES) };

/** Files that the build moves to the root of the site, such as `robots.txt`. */
async function fileOfRoot(name: string): Promise<Response | undefined> {
  const text = await rootFile(name);
  return typeof text === 'string' ? new Response(text) : text;
}
