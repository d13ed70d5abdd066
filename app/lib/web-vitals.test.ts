import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reportWebVitals, WEB_VITAL_EVENT } from './web-vitals.ts';

const subscribe = vi.hoisted(() => vi.fn<(report: (metric: object) => void) => void>());
vi.mock('web-vitals', () => ({
  onCLS: subscribe,
  onFCP: subscribe,
  onINP: subscribe,
  onLCP: subscribe,
  onTTFB: subscribe,
}));

const metric = { name: 'LCP', value: 1200, rating: 'good' };
let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('fetch', vi.fn<typeof fetch>());
  vi.spyOn(console, 'debug').mockReturnValue();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  subscribe.mockReset();
});

/** Starts the reporter, waits until it subscribes to the metrics, and reports one metric. */
async function reportOne(listener?: (metric: object) => void): Promise<void> {
  reportWebVitals(listener);
  await vi.waitFor(() => expect(subscribe).toHaveBeenCalledTimes(5));
  subscribe.mock.calls[0]?.[0](metric);
}

describe('the web-vitals reporter', () => {
  test('waits until the page has loaded and is idle', async () => {
    const idle = vi.fn<(task: () => void) => void>();
    vi.stubGlobal('document', { readyState: 'interactive' });
    vi.stubGlobal('window', Object.assign(page, { requestIdleCallback: idle }));
    reportWebVitals();
    expect(idle).not.toHaveBeenCalled();
    page.dispatchEvent(new Event('load'));
    expect(idle).toHaveBeenCalledTimes(1);
    expect(subscribe).not.toHaveBeenCalled();
    idle.mock.calls[0]?.[0]();
    await vi.waitFor(() => expect(subscribe).toHaveBeenCalledTimes(5));
  });

  test('passes a metric to its listener, dispatches it as an event and sends no request', async () => {
    const listener = vi.fn<(metric: object) => void>();
    const onEvent = vi.fn<(event: Event) => void>();
    page.addEventListener(WEB_VITAL_EVENT, onEvent);
    await reportOne(listener);
    expect(listener).toHaveBeenCalledWith(metric);
    expect(onEvent.mock.calls[0]?.[0]).toMatchObject({ type: 'web-vital', detail: metric });
    expect(fetch).not.toHaveBeenCalled();
  });

  test('writes to the console in development only', async () => {
    await reportOne();
    expect(console.debug).toHaveBeenCalledWith('LCP', 1200, 'good');
    vi.stubEnv('DEV', false);
    subscribe.mock.calls[0]?.[0](metric);
    expect(console.debug).toHaveBeenCalledTimes(1);
  });
});
