import { useEffect, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { POE_STANDARDS } from '#app/figures/model/scales.ts';
import { numberText } from '#app/lib/number-text.ts';
import {
  CHECK_LIMITS,
  type CheckInputs,
  parseCheckInputs,
  readCheckNumber,
  SITES,
  toCheckQuery,
} from './model/check-inputs.ts';
import * as texts from './texts.ts';
import { ChoiceField } from '#app/ui/choice-field.tsx';
import { NumberField } from '#app/ui/number-field.tsx';
import { numberProblem } from '#app/ui/number-texts.ts';
import { SelectField } from '#app/ui/select-field.tsx';

/** The id of the field for the number of days that recordings are kept. */
export const DAYS_FIELD = 'recording-days';

type InputProps = {
  readonly inputs: CheckInputs;
  readonly onChange: (changed: Partial<CheckInputs>) => void;
};

type CheckFormProps = InputProps & { readonly hasCameras: boolean; readonly hasPoeDevices: boolean };

/** Asks for what the products do not state and only the buyer knows. */
export function CheckForm({ inputs, onChange, hasCameras, hasPoeDevices }: CheckFormProps) {
  const id = useId();
  const state = { inputs, onChange };
  return (
    <section aria-labelledby={`${id}-heading`} className="check-form-form">
      <h2 id={`${id}-heading`} className="check-form-heading">
        {texts.assumptions}
      </h2>
      {hasCameras && (
        <>
          <div className="check-form-pair">
            <CheckNumber {...state} id={DAYS_FIELD} name="days" label={texts.days} />
            <CheckNumber {...state} name="hoursPerDay" label={texts.hours} />
          </div>
          <CheckNumber {...state} name="mbpsPerCamera" label={texts.mbps} hint={texts.mbpsHint} />
        </>
      )}
      {hasPoeDevices && (
        <fieldset className="check-form-group" aria-describedby={`${id}-switch`}>
          <legend className="check-form-legend">{texts.ownSwitch}</legend>
          <p id={`${id}-switch`} className="check-form-hint">
            {texts.ownSwitchHint}
          </p>
          <div className="check-form-pair">
            <CheckNumber {...state} name="switchPorts" label={texts.switchPorts} />
            <CheckNumber {...state} name="switchWatts" label={texts.switchWatts} />
          </div>
          <SelectField
            id={`${id}-standard`}
            label={texts.switchStandard}
            options={POE_STANDARDS.map((standard) => ({
              value: standard,
              label: texts.standardLabel(standard),
            }))}
            value={inputs.switchStandard}
            onChange={({ target }) => {
              const switchStandard = POE_STANDARDS.find((standard) => standard === target.value);
              if (switchStandard) onChange({ switchStandard });
            }}
          />
        </fieldset>
      )}
      <fieldset className="check-form-group">
        <legend className="check-form-legend">{texts.site}</legend>
        <div>
          {SITES.map((site) => (
            <ChoiceField
              key={site}
              type="radio"
              name="site"
              checked={inputs.site === site}
              onChange={() => onChange({ site })}
            >
              {texts.SITE_LABELS[site]}
            </ChoiceField>
          ))}
        </div>
      </fieldset>
    </section>
  );
}

type CheckNumberProps = InputProps & {
  readonly name: keyof typeof CHECK_LIMITS;
  readonly label: string;
  readonly id?: string;
  readonly hint?: string;
};

/** Keeps what is typed. The check uses it once it is a number within the limits. */
function CheckNumber({ inputs, onChange, name, label, id, hint }: CheckNumberProps) {
  const value = inputs[name];
  const [typed, setTyped] = useState({ text: numberText(value), value });
  // The value was changed elsewhere, for example by a remedy.
  if (typed.value !== value) setTyped({ text: numberText(value), value });
  const limits = CHECK_LIMITS[name];
  const reading = readCheckNumber(name, typed.text);
  const type = (text: string) => {
    const { value: next } = readCheckNumber(name, text);
    setTyped({ text, value: next ?? value });
    if (next !== undefined) onChange({ [name]: next });
  };
  return (
    <NumberField
      id={id}
      label={label}
      hint={hint}
      isWhole={limits.isWhole}
      spin={{ ...limits, value: reading.value, onSpin: (next) => type(numberText(next)) }}
      value={typed.text}
      error={numberProblem(reading, typed.text, limits)}
      onChange={({ target }) => type(target.value)}
    />
  );
}

/** What the buyer enters about the system. The URL contains it, so that a check can be shared. */
export function useCheckInputs() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [inputs, setInputs] = useState(() => parseCheckInputs(new URLSearchParams(search)));

  useEffect(() => {
    // `URLSearchParams` encodes commas and colons. A query may contain them as they are, which is easier to read.
    const query = toCheckQuery(inputs, new URLSearchParams(search))
      .toString()
      .replaceAll('%2C', ',')
      .replaceAll('%3A', ':');
    const next = query === '' ? '' : `?${query}`;
    if (next !== search)
      void navigate({ pathname, search: next }, { replace: true, preventScrollReset: true });
  }, [inputs, pathname, search, navigate]);

  return {
    inputs,
    change: (changed: Partial<CheckInputs>) => setInputs((known) => ({ ...known, ...changed })),
  };
}
