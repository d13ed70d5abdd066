import { EngineClient } from '../gateway/engine-client.ts';
import type { EngineProduct } from './merge-catalogue.ts';

/**
 * All products of the engine, withdrawn ones included.
 * @throws EngineUnavailable if there is no usable answer in time
 */
export async function allProducts(engineUrl: string): Promise<readonly EngineProduct[]> {
  const { data } = await new EngineClient(engineUrl).ask<{ allProducts: readonly EngineProduct[] }>(
    '{ allProducts }',
    {},
  );
  return data.allProducts;
}
