// During prerendering and hydration, zustand's hook returns the store's initial state. So both renders are equal.
export { useStore } from 'zustand/react';
