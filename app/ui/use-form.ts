import { type FocusEvent, type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPointerRelease } from './after-pointer-release.ts';
import { fieldName, type FormValues, readForm } from './read-form.ts';

type Errors<V> = { readonly [Name in keyof V]?: string };

export type FormOptions<V> = {
  readonly initial: V;
  readonly validate: (values: V) => Errors<V>;
  /** Called with values that are right; the form is busy until it has settled. */
  readonly onSubmit: (values: V) => void | Promise<void>;
  readonly onEdit?: (values: V) => void;
  /** What is wrong already while it is being typed. */
  readonly atOnce?: (values: V) => Errors<V>;
};

const NONE: ReadonlySet<string> = new Set();

/**
 * A form whose truth is what stands in its fields, so that whatever fills them counts: typing, autofill, a password
 * manager. Errors show on submit and after leaving a field that was edited, and go while it is edited.
 */
export function useForm<V extends FormValues>(options: FormOptions<V>) {
  const { initial, validate, onSubmit, onEdit, atOnce } = options;
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const latest = useRef(initial);
  const edited = useRef(new Set<string>());
  const working = useRef(false);
  /** Emptied because all of it was taken: a second press of the same click has nothing to send. */
  const taken = useRef(false);
  const [values, setValues] = useState(initial);
  const [busy, setBusy] = useState(false);
  /** The fields whose error may show. */
  const [checked, setChecked] = useState(NONE);
  const [failure, setFailure] = useState({ attempt: 0, fields: NONE });

  function read(): V {
    if (ref.current) latest.current = readForm(ref.current, latest.current);
    setValues(latest.current);
    return latest.current;
  }

  const edit = useEffectEvent(({ target }: Event) => {
    const name = fieldName(target);
    edited.current.add(name);
    taken.current = false;
    setChecked((before) => new Set([...before].filter((other) => other !== name)));
    const typed = read();
    onEdit?.(typed);
  });

  useEffect(() => {
    const listening = new AbortController();
    // Not React's onChange: it leaves out a change that a script made, and with it some password managers.
    ref.current?.addEventListener('input', edit, { signal: listening.signal });
    ref.current?.addEventListener('change', edit, { signal: listening.signal });
    return () => listening.abort();
  }, []);

  function leave({ target }: FocusEvent) {
    const name = fieldName(target);
    afterPointerRelease(() => {
      if (!edited.current.has(name)) return;
      read();
      setChecked((before) => new Set([...before, name]));
    });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (working.current || taken.current) return;
    const typed = read();
    const wrong = new Set(Object.keys(validate(typed)));
    flushSync(() => {
      setChecked(wrong);
      setFailure(({ attempt }) => ({ attempt: attempt + 1, fields: wrong }));
    });
    summary.current?.focus();
    if (wrong.size > 0) return;
    working.current = true;
    setBusy(true);
    try {
      await onSubmit(typed);
    } finally {
      working.current = false;
      setBusy(false);
    }
  }

  function reset() {
    ref.current?.reset();
    edited.current.clear();
    taken.current = true;
    setChecked(NONE);
    read();
  }

  const found = validate(values);
  const early = atOnce?.(values);
  const errorOf = (name: string & keyof V) => early?.[name] ?? (checked.has(name) ? found[name] : undefined);
  const wiring = (name: string & keyof V) => ({ id: `${id}-${name}`, name, error: errorOf(name) });

  return {
    values,
    busy,
    reset,
    /** The fields of the last failed submit that are still wrong, for an ErrorSummary. */
    failure: {
      ref: summary,
      attempt: failure.attempt,
      fields: [...failure.fields]
        .filter((name) => checked.has(name) && name in found)
        .map((name) => ({ name, id: `${id}-${name}` })),
    },
    // A `dialog` form outside a dialog submits to nowhere, also before the page has taken over its HTML.
    form: { ref, method: 'dialog', noValidate: true, onSubmit: submit, onBlur: leave },
    text: (name: string & keyof V) => ({ ...wiring(name), defaultValue: String(initial[name]) }),
    tick: (name: string & keyof V) => ({ ...wiring(name), defaultChecked: initial[name] === true }),
  };
}
