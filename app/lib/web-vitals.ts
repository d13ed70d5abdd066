import type { Metric } from 'web-vitals';
import { whenLoadedAndIdle } from './when-idle.ts';

/** The event on `window` that carries each metric as its `detail`. */
export const WEB_VITAL_EVENT = 'web-vital';

/** Starts to measure the web vitals when the page has loaded and is idle. The metrics are not sent anywhere. */
export function reportWebVitals(listener?: (metric: Metric) => void): void {
  const report = (metric: Metric) => {
    if (import.meta.env.DEV) console.debug(metric.name, metric.value, metric.rating);
    listener?.(metric);
    window.dispatchEvent(new CustomEvent(WEB_VITAL_EVENT, { detail: metric }));
  };
  whenLoadedAndIdle(() => void measure(report));
}

async function measure(report: (metric: Metric) => void): Promise<void> {
  try {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
    for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(report);
  } catch {
    // Visitors do not need the measurements, so a failed download is ignored.
  }
}
