// What Prometheus reads of a gateway or an engine, at a port of its own that browsers do not reach.
import { createServer } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, register } from 'prom-client';
import type { Settings } from './settings.ts';

type Server = { readonly stop: () => Promise<void> };

/** @param port undefined: nothing is served */
export async function serveMetrics(port: number | undefined, { metricsHost }: Settings): Promise<Server> {
  if (port === undefined) return { stop: async () => {} };
  collectDefaultMetrics();
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    register.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': register.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, metricsHost, resolve);
  });
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** By kind of address, such as `page` or `/api/orders/:id`, and by status. */
export const requests = new Histogram({
  name: 'shop_request_seconds',
  help: 'Time from a request to the end of its answer.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10],
});

export const orders = new Counter({
  name: 'shop_orders_total',
  help: 'Attempts to place an order by outcome: placed, changed, rejected, declined, signed-out, too-many, unavailable.',
  labelNames: ['outcome'],
});

export const productsRead = new Gauge({
  name: 'shop_products_read_timestamp_seconds',
  help: 'When the pages last read what was changed in the database.',
});

/** @param count called whenever the metrics are read; one that fails is left out */
export function gaugeOf(name: string, help: string, count: () => Promise<number> | number): void {
  const gauge: Gauge = new Gauge({
    name,
    help,
    collect: async () => {
      try {
        gauge.set(await count());
      } catch {
        gauge.reset();
      }
    },
  });
}
