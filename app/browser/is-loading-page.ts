import { createStore } from 'zustand/vanilla';

/** Whether the next page is being loaded. The router starts its navigation only after that, so its state is still idle. */
export const isLoadingPage = createStore(() => false);
