/** What a form holds by its fields' names: texts, and ticks of checkboxes. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** What stands in a form's fields now; a field that is not in the page keeps its value of `before`. */
export function readForm<V extends FormValues>(form: HTMLFormElement, before: V): V {
  const data = new FormData(form);
  const values = Object.entries(before).map(([name, value]) => {
    if (form.elements.namedItem(name) === null) return [name, value];
    const typed = data.get(name);
    return [name, typeof value === 'boolean' ? typed !== null : typeof typed === 'string' ? typed : value];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- V's own entries, each of the kind it had
  return Object.fromEntries(values) as V;
}

export function fieldName(target: EventTarget | null): string {
  return target instanceof Element ? (target.getAttribute('name') ?? '') : '';
}
