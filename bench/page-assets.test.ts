import { describe, expect, test } from 'vitest';
import { pageAssets, staticImports } from './page-assets.ts';

const START =
  '{&quot;manifest&quot;:&quot;/assets/manifest.js&quot;,&quot;routes&quot;:{&quot;root&quot;:&quot;/assets/root.js&quot;},&quot;entry&quot;:&quot;/assets/entry.js&quot;}';

const HTML = `<!DOCTYPE html><html><head>
<link rel="preload" href="/assets/font.woff2" as="font"/>
<link rel="stylesheet" href="/assets/base.css" data-precedence="default"/><link rel="stylesheet" href="/assets/style.css#"/>
<link rel="modulepreload" href="/assets/manifest.js"/><link rel="modulepreload" href="/assets/vendor.js"/>
<script type="application/ld+json">{"name":"a > b"}</script></head>
<body><script>inline()</script><script type="module" async="" data-start="${START}">start()</script>
<script type="module" src="/assets/extra.js"></script></body></html>`;

describe('what a page loads first', () => {
  test('are its style sheets, and no other links', () => {
    expect(pageAssets(HTML).styles).toEqual(['/assets/base.css', '/assets/style.css']);
  });

  test('are the scripts that it preloads, names in its start and loads by address, each once', () => {
    expect(pageAssets(HTML).scripts).toEqual([
      '/assets/manifest.js',
      '/assets/vendor.js',
      '/assets/extra.js',
      '/assets/root.js',
      '/assets/entry.js',
    ]);
  });

  test('are the modules that those import at once, not the ones loaded later', () => {
    const source =
      'import{a as b}from"./vendor.js";import"./side.js";import c from "/lib/c.js";export*from\'../up.js\';import("./later.js");const d="./text.js";';
    expect(staticImports(source, '/assets/root.js')).toEqual([
      '/assets/vendor.js',
      '/assets/side.js',
      '/lib/c.js',
      '/up.js',
    ]);
  });

  test('a page without scripts loads none', () => {
    expect(pageAssets('<p>Hello</p>')).toEqual({ scripts: [], styles: [] });
  });
});
