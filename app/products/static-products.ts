import { memoryProducts } from './memory-products.ts';
import { productFiles } from './product-files.ts';

/** Answers from the files of the build. */
export const staticProducts = memoryProducts(productFiles);
