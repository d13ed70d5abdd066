import { findOrInstallChromium } from '#scripts/chromium.ts';
import { withOpenSite } from '#scripts/open-site.ts';
import { clickTimes } from './click-times.ts';
const [, , rounds = '4', ...sites] = process.argv;
const all = new Map<string, number[]>(sites.map((s) => [s, []]));
for (let r = 0; r < Number(rounds); r += 1) {
  for (const s of sites) {
    const m = await withOpenSite(s, (address) =>
      clickTimes({ address, chromiumPath: findOrInstallChromium(), rounds: 8 }),
    );
    const c = m.measured.find(({ figure }) => figure === 'card-to-heading');
    all.get(s)?.push(...(c?.runs ?? []));
  }
}
for (const [s, runs] of all) {
  const v = runs.toSorted((a, b) => a - b);
  console.log(
    s,
    'median',
    v[v.length >> 1],
    'q1',
    v[v.length >> 2],
    'q3',
    v[(v.length * 3) >> 2],
    'min',
    v[0],
    'n',
    v.length,
  );
}
