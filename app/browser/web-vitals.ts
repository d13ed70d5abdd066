import type { Metric } from 'web-vitals';

/** The event on `window` that carries each metric as its `detail`. */
export const WEB_VITAL_EVENT = 'web-vital';

/** Measures once the page is loaded and idle. The metrics stay in the page: nothing is sent anywhere. */
export function reportWebVitals(listener?: (metric: Metric) => void): void {
  const report = (metric: Metric) => {
    if (import.meta.env.DEV) console.debug(metric.name, metric.value, metric.rating);
    listener?.(metric);
    window.dispatchEvent(new CustomEvent(WEB_VITAL_EVENT, { detail: metric }));
  };
  const measureWhenIdle = () => whenIdle(() => void measure(report));
  if (document.readyState === 'complete') measureWhenIdle();
  else window.addEventListener('load', measureWhenIdle, { once: true });
}

async function measure(report: (metric: Metric) => void): Promise<void> {
  try {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
    for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(report);
  } catch {
    // A shop that cannot be measured is still a shop.
  }
}

// Not every browser tells when it is idle.
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task);
  else setTimeout(task);
}
