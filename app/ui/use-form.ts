import { type FocusEvent, type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type Rules, validate } from '#app/lib/validation.ts';
import { fieldMessages } from './form-messages.ts';

export type FormValues = Readonly<Record<string, string | boolean>>;

/** Reads the current values of a form. A field that is not on the page keeps its value from `previous`. */
function readForm<V extends FormValues>(form: HTMLFormElement, previous: V): V {
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

function fieldName(target: EventTarget | null): string {
  return target instanceof Element ? (target.getAttribute('name') ?? '') : '';
}

/**
 * Runs a task that may change the layout. While the pointer is pressed on something, waits until it is released or the press
 * becomes a drag: otherwise the pressed button could move away from the pointer, and the browser would not fire its click.
 */
export function afterPointerRelease(task: () => void): void {
  if (document.querySelector(':active') === null) {
    task();
    return;
  }
  const controller = new AbortController();
  const endPress = () => {
    controller.abort();
    setTimeout(task);
  };
  addEventListener('pointerup', endPress, { signal: controller.signal });
  addEventListener('pointercancel', endPress, { signal: controller.signal });
}

type FormErrors<V> = { readonly [Name in keyof V]?: string };

export type FormOptions<V> = {
  readonly initialValues: V;
  readonly rules: Rules<V>;
  /** Further errors, which show while the visitor is typing. */
  readonly validateWhileTyping?: (values: V) => FormErrors<V>;
  readonly onEdit?: (values: V) => void;
  /** Receives valid values. The form is busy until the returned promise settles. */
  readonly onSubmit: (values: V) => void | Promise<void>;
};

export type Form<V extends FormValues> = ReturnType<typeof useForm<V>>;

const NO_FIELDS: ReadonlySet<string> = new Set();

/**
 * Manages a form with uncontrolled fields. Values are read from the DOM, so autofill and password managers count as much
 * as typing. A field's error shows after a failed submit, or after the visitor has edited the field and left it; it is
 * hidden again while the field is edited (usability rules F2 to F4).
 */
export function useForm<V extends FormValues>(options: FormOptions<V>) {
  const { initialValues, rules, validateWhileTyping, onEdit, onSubmit } = options;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const editedFields = useRef(new Set<string>());
  /**
   * True from `reset` until the next edit. Meanwhile submits are ignored, because the second click of a double click
   * would submit the empty form.
   */
  const isCleared = useRef(false);
  const [values, setValues] = useState(initialValues);
  const [busy, setBusy] = useState(false);
  const [checkedFields, setCheckedFields] = useState(NO_FIELDS);
  const [lastSubmit, setLastSubmit] = useState({ attempt: 0, invalidFields: NO_FIELDS });

  const errorsOf = (values: V): FormErrors<V> => ({
    ...fieldMessages(validate(values, rules)),
    ...validateWhileTyping?.(values),
  });

  function readValues(): V {
    const current = form.current ? readForm(form.current, values) : values;
    setValues(current);
    return current;
  }

  const handleEdit = useEffectEvent(({ target }: Event) => {
    const edited = fieldName(target);
    editedFields.current.add(edited);
    isCleared.current = false;
    setCheckedFields((checked) => new Set([...checked].filter((name) => name !== edited)));
    const current = readValues();
    onEdit?.(current);
  });

  useEffect(() => {
    const controller = new AbortController();
    // React's onChange ignores values set by a script, which is how some password managers fill in a form.
    form.current?.addEventListener('input', handleEdit, { signal: controller.signal });
    form.current?.addEventListener('change', handleEdit, { signal: controller.signal });
    return () => controller.abort();
  }, []);

  function handleBlur({ target }: FocusEvent) {
    const name = fieldName(target);
    afterPointerRelease(() => {
      if (!editedFields.current.has(name)) return;
      readValues();
      setCheckedFields((checked) => new Set([...checked, name]));
    });
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy || isCleared.current) return;
    const submitted = readValues();
    const invalidFields = new Set(Object.keys(errorsOf(submitted)));
    setCheckedFields(invalidFields);
    setLastSubmit(({ attempt }) => ({ attempt: attempt + 1, invalidFields }));
    if (invalidFields.size > 0) return;
    setBusy(true);
    try {
      await onSubmit(submitted);
    } finally {
      setBusy(false);
    }
  }

  useEffect(() => {
    if (lastSubmit.attempt > 0) summary.current?.focus();
  }, [lastSubmit.attempt]);

  function reset() {
    form.current?.reset();
    editedFields.current.clear();
    isCleared.current = true;
    setCheckedFields(NO_FIELDS);
    setValues(initialValues);
  }

  const errors = errorsOf(values);
  const errorsWhileTyping = validateWhileTyping?.(values);
  const fieldProps = (name: string & keyof V) => ({
    id: `${id}-${name}`,
    name,
    error: errorsWhileTyping?.[name] ?? (checkedFields.has(name) ? errors[name] : undefined),
  });

  return {
    values,
    busy,
    reset,
    // With this method a submit before hydration does nothing, because the form is not in a <dialog> element.
    formProps: {
      ref: form,
      method: 'dialog',
      noValidate: true,
      onSubmit: handleSubmit,
      onBlur: handleBlur,
    },
    inputProps: (name: string & keyof V) => ({
      ...fieldProps(name),
      defaultValue: String(initialValues[name]),
    }),
    checkboxProps: (name: string & keyof V) => ({
      ...fieldProps(name),
      defaultChecked: initialValues[name] === true,
    }),
    errorSummary: {
      ref: summary,
      attempt: lastSubmit.attempt,
      fields: [...lastSubmit.invalidFields]
        .filter((name) => checkedFields.has(name) && name in errors)
        .map((name) => ({ name, id: `${id}-${name}` })),
    },
  };
}
