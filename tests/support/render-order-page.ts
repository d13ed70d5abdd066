import { resolve } from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { createServer } from 'vite';

/**
 * The page of an order as the account shows it, for programs that cannot read JSX themselves.
 * @param order as the gateway answers
 */
export async function renderOrderPage(order: unknown): Promise<string> {
  const vite = await createServer({
    root: resolve(import.meta.dirname, '../..'),
    configFile: false,
    // The tools of the shop.
    define: { HAS: '{}' },
    server: { middlewareMode: true, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { OrderView } = await vite.ssrLoadModule('/app/routes/account-order.tsx');
    const { CommerceProvider } = await vite.ssrLoadModule('/app/commerce/commerce-context.tsx');
    // oxlint-disable typescript/no-unsafe-type-assertion -- what the modules export
    const page = createElement(OrderView as FunctionComponent<{ order: unknown }>, { order });
    // Nothing is asked of it while the page is rendered.
    const props = { commerce: {}, children: page };
    const view = createElement(CommerceProvider as FunctionComponent<typeof props>, props);
    // oxlint-enable typescript/no-unsafe-type-assertion
    return renderToStaticMarkup(createElement(MemoryRouter, null, view));
  } finally {
    await vite.close();
  }
}
