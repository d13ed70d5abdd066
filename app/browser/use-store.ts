// Its first render shows the store's initial state, as the built HTML does, and only then the present one.
export { useStore } from 'zustand/react';
