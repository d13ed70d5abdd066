import { describe, expect, test } from 'vitest';
import { finishPage } from './finish-page.ts';
import { inlineScripts, scriptHash } from './security-headers.ts';

function page(route: string, data: string): string {
  return `<html><head><meta charSet="utf-8"/><link rel="modulepreload" href="/assets/vendor.js"/><link rel="modulepreload" href="/assets/root.js"/></head><body><script>window.__reactRouterContext = {};</script><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/${route}.js";
  
  window.__reactRouterRouteModules = {"root":route0,"routes/${route}":route1};

import("/assets/entry.js");</script><script>window.__reactRouterContext.streamController.enqueue(${JSON.stringify(data)});</script></body></html>`;
}

describe('a finished page', () => {
  test('has the same scripts as every other page, whatever it loads and shows', () => {
    const home = finishPage(page('home', 'a "quoted" text'));
    const cart = finishPage(page('cart', 'another\\ntext'));
    expect(home.html).not.toBe(cart.html);
    expect(home.scriptHashes).toEqual(cart.scriptHashes);
    expect(home.scriptHashes).toHaveLength(3);
  });

  test('carries a policy that names each of its scripts', () => {
    const { html } = finishPage(page('home', 'x'));
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
    for (const script of inlineScripts(html)) expect(policy).toContain(scriptHash(script));
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain('frame-ancestors');
  });

  test('keeps its loader data and its list of modules', () => {
    const { html } = finishPage(page('home', 'kept "as is"'));
    const data = /<script type="application\/json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(data)).toBe('kept "as is"');
    const start = /data-start="([^"]+)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '';
    expect(JSON.parse(start)).toEqual({
      shared: ['/assets/vendor.js'],
      manifest: '/assets/manifest.js',
      routes: { root: '/assets/root.js', 'routes/home': '/assets/home.js' },
      entry: '/assets/entry.js',
    });
    expect(html).not.toContain('modulepreload" href');
  });

  test('is refused when the router writes its scripts in another way', () => {
    expect(() => finishPage('<html><script type="module">import "/x.js"</script></html>')).toThrow(
      'adapt finish-page.ts',
    );
  });
});
