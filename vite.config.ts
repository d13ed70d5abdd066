import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { layerOrder } from './scripts/layer-order.ts';

// Prerendering runs through Vite's preview server; its file watcher would be most of the build's time.
export default defineConfig(({ isPreview }) => ({
  server: isPreview ? { watch: null } : {},
  plugins: [layerOrder(), reactRouter()],
  // The routes share most of their styles: one sheet is one request, and smaller than its twenty parts.
  build: { cssCodeSplit: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs, in two files: one that changes with the libraries, one with the shop.
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules\/(react|react-dom|react-router|scheduler|zustand|cookie)\//,
                },
                {
                  name: 'shop',
                  test: /app\/(browser|domain|ui|shell|features\/(offer|cart|wishlist|product))\//,
                  minShareCount: 3,
                },
              ],
            },
          },
        },
      },
    },
  },
}));
