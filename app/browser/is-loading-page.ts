import { createStore } from 'zustand/vanilla';

/** Whether the next page is being loaded. The router starts to navigate after that. */
export const isLoadingPage = createStore(() => false);
