import { createStore } from 'zustand/vanilla';

/**
 * Whether the code and data of the next page are being loaded. The router's own `navigation.state` is still `idle` then,
 * because the navigation starts only after they have loaded.
 */
export const isLoadingPage = createStore(() => false);
