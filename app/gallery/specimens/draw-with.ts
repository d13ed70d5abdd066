import type { Token } from '#app/gallery/tokens.ts';

/** A `ref` that gives an element a property with the value of a token. */
export function drawWith(property: string, { name }: Token) {
  return (element: HTMLElement | null): void => element?.style.setProperty(property, `var(${name})`);
}
