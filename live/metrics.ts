// What Prometheus reads of a gateway or an engine, at a port of its own that browsers do not reach.
import { createServer } from 'node:http';
import { collectDefaultMetrics, Gauge, register } from 'prom-client';
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

/** @param count called whenever the metrics are read; if it fails, the value is not a number */
export function gaugeOf(name: string, help: string, count: () => Promise<number> | number): void {
  const gauge: Gauge = new Gauge({
    name,
    help,
    collect: async () => {
      try {
        gauge.set(await count());
      } catch {
        gauge.set(Number.NaN);
      }
    },
  });
}
