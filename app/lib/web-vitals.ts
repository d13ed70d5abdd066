import type { Metric } from 'web-vitals';

/** Measures the web vitals and dispatches each as an event on `window`. They are not sent anywhere. */
export async function reportWebVitals(): Promise<void> {
  // Visitors do not need the measurements, so a failed download is ignored.
  const library = await import('web-vitals').catch(() => undefined);
  if (!library) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = library;
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(report);
}

function report(metric: Metric): void {
  if (import.meta.env.DEV) console.debug(metric.name, metric.value, metric.rating);
  window.dispatchEvent(new CustomEvent('web-vital', { detail: metric }));
}
