import { type ComponentType, memo } from 'react';

/**
 * Memoizes a page by the data of its loader. The router renders the current page again when a navigation starts, and all
 * props except `loaderData` are then new objects.
 */
export function memoPage<Props extends { readonly loaderData: unknown }>(Page: ComponentType<Props>) {
  return memo(Page, (previous, next) => previous.loaderData === next.loaderData);
}
