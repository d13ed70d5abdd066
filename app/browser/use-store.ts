// The first render uses the store's initial state, because it must equal the prerendered HTML.
export { useStore } from 'zustand/react';
