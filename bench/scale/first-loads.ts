import { firstLoad, type LoadedFile } from '#bench/first-load-sizes.ts';
import type { Measurement } from '#bench/measurement.ts';
import { pathOf } from '#bench/pages.ts';
import { withOpenSite } from '#scripts/open-site.ts';
import type { ScaleContext } from './scale.ts';

/** The types of files that could grow with a listing. Only these are counted on its page. */
const GROWING_TYPES = new Set(['document', 'fetch', 'xhr', 'image']);

/** Compares first loads with those of the smallest shop, whose largest category has ten products. */
export async function firstLoadMetrics({ browser, shops }: ScaleContext): Promise<readonly Measurement[]> {
  const loads = [];
  for (const { subject, site } of shops) {
    const sizes = await withOpenSite(site, async (address) => {
      const files = async (page: 'Home' | 'Product' | 'Category') =>
        firstLoad(browser, `${address}${pathOf(page)}`);
      const category = await files('Category');
      return {
        home: bytesOf(await files('Home')),
        product: bytesOf(await files('Product')),
        category: bytesOf(category.filter(({ type }) => GROWING_TYPES.has(type))),
      };
    });
    loads.push({ subject, ...sizes });
  }
  const [smallest, ...larger] = loads;
  if (smallest === undefined) return [];
  return larger.flatMap(({ subject, home, product, category }): readonly Measurement[] => [
    { subject, metric: 'home-growth', value: (home / smallest.home - 1) * 100 },
    { subject, metric: 'product-growth', value: (product / smallest.product - 1) * 100 },
    { subject, metric: 'category-ratio', value: category / smallest.category },
  ]);
}

function bytesOf(files: readonly LoadedFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
