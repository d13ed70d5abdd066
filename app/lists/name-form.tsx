import { type FormEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { checkName, type Lists } from './model/lists.ts';
import * as texts from './texts.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { useErrorReport } from '#app/ui/use-error-report.tsx';

type NameFormProps = {
  readonly lists: Lists;
  readonly label: string;
  readonly submitLabel: string;
  readonly renamed?: { readonly id: string; readonly name: string };
  readonly onName: (name: string) => void;
  readonly children?: ReactNode;
};

export function NameForm({ lists, label, submitLabel, renamed, onName, children }: NameFormProps) {
  const [name, setName] = useState(renamed?.name ?? '');
  const [error, setError] = useState<string>();
  const { report, status } = useErrorReport();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const problem = checkName(lists, name, renamed?.id);
    if (problem) {
      flushSync(() => setError(texts.nameProblem(problem)));
      report(event.currentTarget);
      return;
    }
    onName(name);
    setName('');
  };

  return (
    <form className="no-print lists-form" noValidate onSubmit={submit}>
      <TextField
        label={label}
        name="listName"
        autoComplete="off"
        value={name}
        error={error}
        onChange={({ currentTarget: { value } }) => {
          setName(value);
          setError(undefined);
        }}
      />
      <Button type="submit">{submitLabel}</Button>
      {children}
      {status}
    </form>
  );
}
