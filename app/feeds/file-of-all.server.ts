import { products } from '#app/catalogue/products-in-use.server.ts';
import type { Product } from '#app/product/model/product.ts';

const BATCH = 500;

/**
 * A file with all products, written a part at a time: those of a live shop may not fit into the memory.
 * @param write the file with these products
 * @param end how what follows the last product begins; it occurs nowhere later in the file
 * @param between what separates two products
 */
export function fileOfAll(
  write: (products: readonly Product[]) => string,
  end: string,
  between = '',
): ReadableStream<Uint8Array> {
  const parts = partsOf(write, end, between);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void parts.return(undefined),
  });
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
