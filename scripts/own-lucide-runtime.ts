import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const RUNTIME = fileURLToPath(new URL('../app/ui/lucide-runtime.ts', import.meta.url));

/** Lucide's drawings without the code that it draws them with, which can do much that the shop never asks for. */
export function ownLucideRuntime(): Plugin {
  return {
    name: 'own-lucide-runtime',
    apply: 'build',
    enforce: 'pre',
    // Else the built pages would be drawn by the library itself, and differ from what the browser draws.
    config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
    resolveId: (source, importer) =>
      source === '../createLucideIcon.mjs' && importer?.includes('lucide-react') ? RUNTIME : undefined,
  };
}
