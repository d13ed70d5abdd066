import type { Measurement } from '#bench/measurement.ts';
import type { ScaleContext } from './scale.ts';
import type { ScaleShop } from './shop.ts';

export function buildMetrics({ shops: [smallest, ...larger] }: ScaleContext): readonly Measurement[] {
  if (smallest === undefined) return [];
  return [
    ...[smallest, ...larger].flatMap(({ subject, seconds, peakMegabytes }): readonly Measurement[] => [
      { subject, metric: 'build', value: seconds },
      { subject, metric: 'build-memory', value: peakMegabytes },
    ]),
    ...larger.map((shop): Measurement => {
      const furtherPages = pagesOf(shop) - pagesOf(smallest);
      const value = ((shop.seconds - smallest.seconds) / furtherPages) * 1000;
      return { subject: shop.subject, metric: 'build-per-further-page', value };
    }),
  ];
}

function pagesOf({ files }: ScaleShop): number {
  return files.filter((file) => file.endsWith('.html')).length;
}

/** Each product has two files, its page and the page's data. */
const FILES_PER_PRODUCT = 2;

export function fileCounts({ shops }: ScaleContext): readonly Measurement[] {
  return shops.flatMap(({ subject, products, files }): readonly Measurement[] => {
    const withoutPictures = files.filter((file) => !file.startsWith('images/'));
    return [
      { subject, metric: 'files-in-all', value: files.length },
      {
        subject,
        metric: 'files-besides-products',
        value: withoutPictures.length - FILES_PER_PRODUCT * products,
      },
    ];
  });
}
