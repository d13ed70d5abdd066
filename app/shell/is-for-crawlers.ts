/**
 * Whether to render what only crawlers read. Crawlers read the built page, so the code that visitors load leaves it out.
 * Leaving it out is safe, because hydration keeps elements of the head and texts of scripts as they are in the page.
 */
export const IS_FOR_CRAWLERS = import.meta.env.SSR || import.meta.env.DEV;
