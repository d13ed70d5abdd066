import { useId, useState } from 'react';
import { POE_STANDARDS } from '#app/domain/figures/poe.ts';
import {
  CHECK_LIMITS,
  type CheckInputs,
  parseCheckNumber,
  SITES,
} from '#app/domain/system-check/check-inputs.ts';
import * as texts from '#app/texts/system-check.ts';
import { ChoiceField } from '#app/ui/choice-field.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';

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
  const number = { inputs, onChange };
  return (
    <section aria-labelledby={`${id}-heading`} className="check-form-form">
      <h2 id={`${id}-heading`} className="check-form-heading">
        {texts.assumptions}
      </h2>
      {hasCameras && (
        <>
          <div className="check-form-pair">
            <CheckNumber {...number} id={DAYS_FIELD} name="days" label={texts.days} />
            <CheckNumber {...number} name="hoursPerDay" label={texts.hours} />
          </div>
          <CheckNumber {...number} name="mbpsPerCamera" label={texts.mbps} hint={texts.mbpsHint} />
        </>
      )}
      {hasPoeDevices && (
        <fieldset className="check-form-group" aria-describedby={`${id}-switch`}>
          <legend className="check-form-legend">{texts.ownSwitch}</legend>
          <p id={`${id}-switch`} className="check-form-hint">
            {texts.ownSwitchHint}
          </p>
          <div className="check-form-pair">
            <CheckNumber {...number} name="switchPorts" label={texts.switchPorts} />
            <CheckNumber {...number} name="switchWatts" label={texts.switchWatts} />
          </div>
          <SelectField
            id={`${id}-standard`}
            label={texts.switchStandard}
            options={POE_STANDARDS.map((step) => ({ value: step, label: texts.standardLabel(step) }))}
            value={inputs.switchStandard}
            onChange={({ target }) => {
              const switchStandard = POE_STANDARDS.find((step) => step === target.value);
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
  const [text, setText] = useState(`${value}`);
  const parsed = parseCheckNumber(name, text);
  // The value was changed elsewhere, for example by a remedy.
  if (parsed !== undefined && parsed !== value) setText(`${value}`);
  return (
    <TextField
      id={id}
      label={label}
      hint={hint}
      inputMode={CHECK_LIMITS[name].isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={text}
      error={parsed === undefined ? texts.wrongNumber(CHECK_LIMITS[name]) : undefined}
      onChange={({ target }) => {
        setText(target.value);
        const typed = parseCheckNumber(name, target.value);
        if (typed !== undefined) onChange({ [name]: typed });
      }}
    />
  );
}
