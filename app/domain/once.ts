/**
 * Makes a value when it is first needed. The `Intl` formatters take milliseconds to make, on a phone tens of them: a page
 * must not pay for those it does not use, nor for all at once while its scripts start.
 */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
