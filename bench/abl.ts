import { findOrInstallChromium } from '#scripts/chromium.ts';
import { withOpenSite } from '#scripts/open-site.ts';
import { lighthouseFigures } from './lighthouse-figures.ts';
const [, , rounds = '1', ...sites] = process.argv;
const all = new Map<string, number[]>();
for (let r = 0; r < Number(rounds); r += 1) {
  for (const s of sites) {
    const m = await withOpenSite(s, (address) =>
      lighthouseFigures({ address, chromiumPath: findOrInstallChromium(), runs: 3, say: () => {} }),
    );
    for (const { of, figure, runs, value } of m.measured) {
      const k = `${figure} ${of} ${s}`;
      all.set(k, [...(all.get(k) ?? []), ...(runs ?? [value])]);
    }
  }
}
for (const [k, v] of [...all].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  if (/lcp|block|tbt|speed|fcp|largest/i.test(k))
    console.log(k, v.map((x) => Math.round(x * 100) / 100).join(' '));
