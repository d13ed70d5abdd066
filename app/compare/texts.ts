import { MAX_COMPARED } from './model/comparison.ts';

// The texts of the compare toggle. Every page with product cards loads them, unlike those in `page-texts.ts`.

export const compare = 'Compare';
/** The accessible name of the toggle. It begins with the visible label (WCAG 2.5.3). */
export const compareProduct = (title: string) => `${compare}: ${title}`;

export const addedToComparison = (title: string, count: number) =>
  `${title} added to comparison: ${count} of ${MAX_COMPARED}`;
export const removedFromComparison = (title: string, count: number) =>
  `${title} removed from comparison: ${count} of ${MAX_COMPARED}`;
export const comparisonFull = (title: string) =>
  `You can compare ${MAX_COMPARED} products at a time. Remove one to add ${title}.`;
