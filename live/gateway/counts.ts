// What a gateway counts for Prometheus.
import { Counter, Gauge, Histogram } from 'prom-client';

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
