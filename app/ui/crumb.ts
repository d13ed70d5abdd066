import { home } from '#app/texts/ui.ts';

/** A page above another, as the way to it names it. */
export type Crumb = { readonly title: string; readonly to: string };

/** Where every trail starts. */
export const HOME: Crumb = { title: home, to: '/' };
