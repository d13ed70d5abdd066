import { readFileSync } from 'node:fs';
import { contentSecurityPolicy, inlineScripts, scriptHash } from './security-headers.ts';

// The router writes scripts that differ from page to page: each would need a hash of its own in the policy. Here what
// differs becomes data and what reads it is always the same, so one short policy serves the whole site.

const LOADER_DATA =
  /<script>window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);<\/script>/g;
const READ_LOADER_DATA =
  'window.__reactRouterContext.streamController.enqueue(JSON.parse(document.currentScript.previousElementSibling.textContent));';

const START =
  /<script type="module" async="">import "([^"]+)";\s*((?:import \* as \w+ from "[^"]+";\s*)*)window\.__reactRouterRouteModules = (\{[^}]*\});\s*import\("([^"]+)"\);<\/script>/;
/** Without the comments, which every page would carry. */
const PAGE_START = readFileSync(new URL('./page-start.js', import.meta.url), 'utf8').replaceAll(
  /^\s*(\/\/.*)?\n?/gm,
  '',
);

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;

export type FinishedPage = { readonly html: string; readonly scriptHashes: readonly string[] };

/**
 * A prerendered page, ready to publish, with its content security policy in the head.
 * @throws Error when the page's scripts are not as the router is known to write them.
 */
export function finishPage(prerendered: string, pictureHosts: Iterable<string> = []): FinishedPage {
  if (!START.test(prerendered))
    throw new Error('The script that starts the page has changed: adapt finish-page.ts.');
  const preload = [...prerendered.matchAll(PRELOAD)].map(([, file = '']) => file);
  const html = prerendered
    .replaceAll(PRELOAD, '')
    .replace(START, (_, manifest: string, imports: string, modules: string, entry: string) => {
      const routes = routeFiles(imports, modules);
      const own = new Set([manifest, ...Object.values(routes), entry]);
      const start = JSON.stringify({
        shared: preload.filter((file) => !own.has(file)),
        manifest,
        routes,
        entry,
      });
      return `<script type="module" async="" data-start="${start.replaceAll('"', '&quot;')}">${PAGE_START}</script>`;
    })
    .replaceAll(
      LOADER_DATA,
      (_, data: string) =>
        `<script type="application/json">${data}</script><script>${READ_LOADER_DATA}</script>`,
    );
  const scriptHashes = [...new Set(inlineScripts(html).map(scriptHash))];
  const policy = contentSecurityPolicy(scriptHashes, pictureHosts, 'meta');
  return {
    html: html.replace(
      /<meta charSet="utf-8"\/>/i,
      (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    ),
    scriptHashes,
  };
}

/** `import * as route0 from "/a.js";` and `{"root":route0}` → `{ root: '/a.js' }` */
function routeFiles(imports: string, modules: string): Record<string, string> {
  const files = new Map(
    [...imports.matchAll(/import \* as (\w+) from "([^"]+)"/g)].map(([, name, file]) => [name, file]),
  );
  return Object.fromEntries(
    [...modules.matchAll(/"([^"]+)":(\w+)/g)].map(([, id = '', name]) => [id, files.get(name) ?? '']),
  );
}
