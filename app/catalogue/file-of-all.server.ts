import { IN_PARTS } from '#app/lib/in-parts.ts';
import type { Product } from '#app/offer/model/product.ts';
import { products } from './products-in-use.server.ts';

const BATCH = 500;
/** Characters. A longer file is written while it is read, because it may not fit into the memory of a live shop. */
const MAX_WHOLE = 1_000_000;

/**
 * A file with all products.
 * @param write the file with these products
 * @param end how what follows the last product begins; it occurs nowhere later in the file
 * @param between what separates two products
 */
export async function fileOfAll(
  type: string,
  write: (products: readonly Product[]) => string,
  end: string,
  between = '',
): Promise<Response> {
  const parts = partsOf(write, end, between);
  const headers = { 'Content-Type': type };
  let text = '';
  while (text.length <= MAX_WHOLE) {
    const { done, value } = await parts.next();
    if (done === true) return new Response(text, { headers });
    text += value;
  }
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(text)),
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void parts.return(undefined),
  });
  return new Response(body, { headers: { ...headers, [IN_PARTS]: 'yes' } });
}

async function* partsOf(
  write: (products: readonly Product[]) => string,
  end: string,
  between: string,
): AsyncGenerator<string> {
  const empty = write([]);
  const start = empty.slice(0, empty.lastIndexOf(end));
  const rest = empty.slice(start.length);
  const some = (batch: readonly Product[]) => write(batch).slice(start.length, -rest.length);
  yield start;
  let batch: Product[] = [];
  let separator = '';
  for await (const { product } of products().each()) {
    batch.push(product);
    if (batch.length < BATCH) continue;
    yield separator + some(batch);
    separator = between;
    batch = [];
  }
  if (batch.length > 0) yield separator + some(batch);
  yield rest;
}
