import type { Plugin } from 'vite';

/** Later ones win. */
export const LAYER_ORDER = '@layer reset,base,ui,features,shell;';

/** Puts the order of the layers first in every sheet of the shop, so that it holds whichever sheet is read first. */
export function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    enforce: 'pre',
    transform: (code, id) => (/\/app\/.*\.css$/.test(id) ? `${LAYER_ORDER}\n${code}` : undefined),
  };
}
