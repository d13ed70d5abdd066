import { home } from './texts.ts';

/** A step of a breadcrumb trail. */
export type Crumb = { readonly title: string; readonly to: string };

/** The first step of every trail. */
export const HOME: Crumb = { title: home, to: '/' };
