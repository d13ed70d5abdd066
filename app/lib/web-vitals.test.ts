import { expect, test, vi } from 'vitest';
import { reportWebVitals } from './web-vitals.ts';

const subscribe = vi.hoisted(() => vi.fn<(report: (metric: object) => void) => void>());
vi.mock('web-vitals', () => ({
  onCLS: subscribe,
  onFCP: subscribe,
  onINP: subscribe,
  onLCP: subscribe,
  onTTFB: subscribe,
}));

test('dispatches each web vital as an event, writes it to the console in development only, and sends no request', async () => {
  const metric = { name: 'LCP', value: 1200, rating: 'good' };
  const onEvent = vi.fn<(event: Event) => void>();
  const page = new EventTarget();
  page.addEventListener('web-vital', onEvent);
  vi.stubGlobal('window', page);
  vi.stubGlobal('fetch', vi.fn<typeof fetch>());
  vi.spyOn(console, 'debug').mockReturnValue();
  await reportWebVitals();
  expect(subscribe).toHaveBeenCalledTimes(5);
  subscribe.mock.calls[0]?.[0](metric);
  vi.stubEnv('DEV', false);
  subscribe.mock.calls[0]?.[0](metric);
  expect(onEvent.mock.calls.map(([event]) => event)).toMatchObject([{ detail: metric }, { detail: metric }]);
  expect(vi.mocked(console.debug).mock.calls).toEqual([['LCP', 1200, 'good']]);
  expect(fetch).not.toHaveBeenCalled();
});
