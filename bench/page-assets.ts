export type PageAssets = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

type Attributes = ReadonlyMap<string, string>;

/** What a built page itself names: its style sheets, and the scripts it loads, preloads or starts with. */
export function pageAssets(html: string): PageAssets {
  const links = tags(html, 'link');
  const hrefs = (rel: string): readonly string[] =>
    links.filter((link) => link.get('rel') === rel).flatMap((link) => link.get('href') ?? []);
  const scripts = tags(html, 'script');
  const loaded = scripts.flatMap((script) => script.get('src') ?? []);
  const started = scripts.flatMap((script) => filesIn(JSON.parse(script.get('data-start') ?? 'null')));
  return {
    scripts: [...new Set([...hrefs('modulepreload'), ...loaded, ...started])],
    // The router marks a sheet that several routes share with an empty fragment.
    styles: [...new Set(hrefs('stylesheet').map((href) => href.replace(/#$/, '')))],
  };
}

/** The files that a script module imports before it runs, as paths of the site; `path` is the module's own. */
export function staticImports(source: string, path: string): readonly string[] {
  const specifiers = [...source.matchAll(/\b(?:from|import)\s*(["'])(\.{0,2}\/[\w./-]+\.js)\1/g)];
  return [
    ...new Set(specifiers.map(([, , specifier = '']) => new URL(specifier, `file://${path}`).pathname)),
  ];
}

/** Every text in a value of any shape: the start script names its files in an object of objects. */
function filesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesIn) : [];
}

function tags(html: string, name: string): readonly Attributes[] {
  const found = html.matchAll(new RegExp(`<${name}\\b((?:[^>"]|"[^"]*")*)>`, 'g'));
  return [...found].map(([, inside = '']) => attributes(inside));
}

function attributes(inside: string): Attributes {
  const pairs = inside.matchAll(/([\w-]+)="([^"]*)"/g);
  return new Map([...pairs].map(([, name = '', value = '']) => [name, unescaped(value)]));
}

function unescaped(value: string): string {
  return value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}
