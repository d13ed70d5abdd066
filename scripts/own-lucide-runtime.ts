import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const RUNTIME = fileURLToPath(new URL('../app/ui/lucide-runtime.ts', import.meta.url));

const ICON = /lucide-react\/dist\/esm\/icons\//;

/** An icon's data without its names and without React's keys, which parts that never change place need none. */
export function drawingAlone(code: string): string {
  return code
    .replace(/\bname: "[^"]*",/, '')
    .replace(/,\s*aliases: \[[^\]]*\]/, '')
    .replaceAll(/,\s*key: "[^"]*"/g, '')
    .replace('__iconData.node;', '');
}

/** Lucide's drawings without the code that it draws them with, which can do much that the shop never asks for. */
export function ownLucideRuntime(): Plugin {
  return {
    name: 'own-lucide-runtime',
    apply: 'build',
    enforce: 'pre',
    // Else the built pages would be drawn by the library itself, and differ from what the browser draws.
    config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
    transform: (code, id) => (ICON.test(id) ? { code: drawingAlone(code), map: null } : undefined),
    resolveId: (source, importer) =>
      source === '../createLucideIcon.mjs' && importer?.includes('lucide-react') ? RUNTIME : undefined,
  };
}
