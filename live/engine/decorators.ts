type Class = new (...args: never[]) => object;

/**
 * Applies decorators to a method and its parameters. Node runs TypeScript by removing the types and does not know the syntax
 * of decorators, so they are applied as the functions that they are.
 */
export function decorateMethod(
  target: Class,
  name: string,
  decorators: readonly MethodDecorator[],
  parameters: readonly ParameterDecorator[] = [],
): void {
  const descriptor = Object.getOwnPropertyDescriptor(target.prototype, name);
  if (!descriptor) throw new Error(`${target.name} has no method ${name}.`);
  for (const [index, decorate] of parameters.entries()) decorate(target.prototype, name, index);
  for (const decorate of decorators.toReversed()) decorate(target.prototype, name, descriptor);
}
