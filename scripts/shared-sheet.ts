import type { Plugin, Rolldown } from 'vite';
import { LAYER_ORDER } from './layer-order.ts';

/**
 * Joins the sheets of the named chunks into one, `style`. Whoever shops goes from one of these pages to the next:
 * one sheet is one request, and nothing is waited for in between. Every other chunk keeps its own.
 */
export function sharedSheet(chunkNames: readonly string[]): Plugin {
  return {
    name: 'shared-sheet',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const joined = new Set(
        chunkNames.flatMap((name) => chunks.filter((chunk) => chunk.name === name)).flatMap(sheets),
      );
      // Named by its content, as everything that is kept for a year.
      const reference = this.emitFile({
        type: 'asset',
        name: 'style.css',
        source: LAYER_ORDER + [...joined].map((name) => withoutOrder(textOf(bundle[name], name))).join(''),
      });
      for (const name of joined) delete bundle[name];
      for (const { viteMetadata } of chunks) {
        const before = viteMetadata?.importedCss.size ?? 0;
        for (const name of joined) viteMetadata?.importedCss.delete(name);
        if (viteMetadata && viteMetadata.importedCss.size < before) {
          viteMetadata.importedCss.add(this.getFileName(reference));
        }
      }
    },
  };
}

function sheets(chunk: Rolldown.OutputChunk): readonly string[] {
  return [...(chunk.viteMetadata?.importedCss ?? [])];
}

function textOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined, name: string): string {
  if (file?.type !== 'asset') throw new Error(`${name} is no sheet of the build.`);
  return typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
}

/** The joined sheet says the order of the layers once, and nothing of the builder's own. */
function withoutOrder(sheet: string): string {
  return sheet.replaceAll(/@layer [\w,]+;|\/\*\$vite[^*]*\*\//g, '');
}
