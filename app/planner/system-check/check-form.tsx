import { useId, useState } from 'react';
import { POE_STANDARDS } from '#app/figures/model/scales.ts';
import { numberText } from '#app/lib/number-text.ts';
import {
  CHECK_LIMITS,
  type CheckInputs,
  type CheckNumberName,
  OWN_PARTS,
  type OwnPart,
  readCheckNumber,
  SITES,
} from './model/check-inputs.ts';
import type { CatalogueProduct } from '#app/offer/model/catalogue-product.ts';
import { ProductPicture } from '#app/offer/product-picture.tsx';
import { ProductLink } from '#app/offer/product-text.tsx';
import * as texts from './texts.ts';
import { ChoiceField } from '#app/ui/choice-field.tsx';
import { NumberField } from '#app/ui/number-field.tsx';
import { numberProblem } from '#app/ui/number-texts.ts';
import { SelectField } from '#app/ui/select-field.tsx';

export const DAYS_FIELD = 'recording-days';

type InputProps = {
  readonly inputs: CheckInputs;
  readonly onChange: (changed: Partial<CheckInputs>) => void;
};

type CheckFormProps = InputProps & {
  readonly hasCameras: boolean;
  readonly hasPoeDevices: boolean;
  /** What the list needs and lacks. */
  readonly missingParts: readonly OwnPart[];
};

export function CheckForm({ inputs, onChange, hasCameras, hasPoeDevices, missingParts }: CheckFormProps) {
  const id = useId();
  const parts = OWN_PARTS.filter((part) => missingParts.includes(part) || inputs.own.includes(part));
  const state = { inputs, onChange };
  return (
    <section aria-labelledby={`${id}-heading`} className="stack check-form-form">
      <h2 id={`${id}-heading`} className="small-heading">
        {texts.assumptions}
      </h2>
      {hasCameras && (
        <>
          <div className="field-row">
            <CheckNumber {...state} id={DAYS_FIELD} name="days" />
            <CheckNumber {...state} name="hours" />
          </div>
          <CheckNumber {...state} name="mbps" />
        </>
      )}
      {hasPoeDevices && (
        <fieldset className="stack check-form-group" aria-describedby={`${id}-switch`}>
          <legend className="check-form-legend">{texts.ownSwitch}</legend>
          <p id={`${id}-switch`} className="hint">
            {texts.ownSwitchHint}
          </p>
          <div className="field-row">
            <CheckNumber {...state} name="ports" />
            <CheckNumber {...state} name="watts" />
          </div>
          <SelectField
            id={`${id}-standard`}
            label={texts.switchStandard}
            options={POE_STANDARDS.map((standard) => ({
              value: standard,
              label: texts.standardLabel(standard),
            }))}
            value={inputs.standard}
            onChange={({ target }) => {
              const standard = POE_STANDARDS.find((known) => known === target.value);
              if (standard) onChange({ standard });
            }}
          />
        </fieldset>
      )}
      {parts.length > 0 && (
        <fieldset className="stack check-form-group">
          <legend className="check-form-legend">{texts.ownParts}</legend>
          <div>
            {parts.map((part) => (
              <ChoiceField
                key={part}
                type="checkbox"
                checked={inputs.own.includes(part)}
                onChange={({ target }) => {
                  const others = inputs.own.filter((other) => other !== part);
                  onChange({ own: target.checked ? [...others, part] : others });
                }}
              >
                {texts.OWN_PART_LABELS[part]}
              </ChoiceField>
            ))}
          </div>
        </fieldset>
      )}
      <fieldset className="stack check-form-group">
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

type CheckNumberProps = InputProps & { readonly name: CheckNumberName; readonly id?: string };

/** Keeps what is typed. The check uses it once it is a number within the limits. */
function CheckNumber({ inputs, onChange, name, id }: CheckNumberProps) {
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
      {...texts.INPUTS[name]}
      isWhole={limits.isWhole}
      spin={{ ...limits, value: reading.value, onSpin: (next) => type(numberText(next)) }}
      value={typed.text}
      error={numberProblem(reading, typed.text, limits)}
      onChange={({ target }) => type(target.value)}
    />
  );
}

type ProductListProps = InputProps & {
  readonly lines: readonly { readonly offer: CatalogueProduct; readonly quantity: number }[];
};

export function ProductList({ lines, inputs: { outside }, onChange }: ProductListProps) {
  return (
    <section aria-labelledby="checked-products">
      <h2 id="checked-products" className="small-heading check-products-heading">
        {texts.products}
      </h2>
      <ul>
        {lines.map(({ offer, quantity }) => (
          <li key={offer.id} className="check-products-line">
            <span className="no-print">
              <ProductPicture image={offer.image} alt="" size={64} />
            </span>
            <div>
              <p>
                <span className="check-products-quantity">{texts.times(quantity)}</span>{' '}
                <ProductLink product={offer} />
              </p>
              <ChoiceField
                type="checkbox"
                checked={outside.includes(offer.id)}
                onChange={({ target }) => {
                  const others = outside.filter((id) => id !== offer.id);
                  onChange({ outside: target.checked ? [...others, offer.id] : others });
                }}
              >
                {texts.mountedOutdoors}
                <span className="visually-hidden">{texts.mountedOutdoorsSuffix(offer.title)}</span>
              </ChoiceField>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
