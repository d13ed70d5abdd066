/** A form's values by field name: text, or whether a checkbox is ticked. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** Reads the current values of a form. A field that is not on the page keeps its value from `previous`. */
export function readForm<V extends FormValues>(form: HTMLFormElement, previous: V): V {
  const data = new FormData(form);
  const values = Object.entries(previous).map(([name, value]) => {
    if (form.elements.namedItem(name) === null) return [name, value];
    if (typeof value === 'boolean') return [name, data.has(name)];
    const text = data.get(name);
    return [name, typeof text === 'string' ? text : value];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- same keys and value types as `previous`
  return Object.fromEntries(values) as V;
}

export function fieldName(target: EventTarget | null): string {
  return target instanceof Element ? (target.getAttribute('name') ?? '') : '';
}
