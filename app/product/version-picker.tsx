import { useId } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { KEEP_FOCUS } from '#app/ui/focus.ts';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import type { FamilyOption } from '#app/offer/model/family.ts';
import { productPath } from '#app/offer/model/product-address.ts';
import styleSheetUrl from './version-picker.css?url';
import * as texts from './version-texts.ts';

// Without the comment, a shop without versions would load the sheet.
const StyleSheet = /* @__PURE__ */ styleSheet(styleSheetUrl);

type VersionPickerProps = {
  /** The id of the shown version. */
  readonly shown: string;
  readonly options: readonly FamilyOption[];
};

/** The choice between the versions of a product. A choice opens the page of the version in place of this one. */
export function VersionPicker({ shown, options }: VersionPickerProps) {
  const id = useId();
  const navigate = useNavigate();
  const loading = useNavigation().location?.pathname;
  const chosen = new Map(
    options.map(({ name, values }) => [name, values.find((value) => value.id === shown)?.value ?? '']),
  );
  const open = (version: string) =>
    navigate(productPath(version), { replace: true, preventScrollReset: true, state: KEEP_FOCUS });

  return (
    <div className="version-picker no-print">
      <StyleSheet />
      {options.map(({ name, values }, index) => {
        const next = values.find((value) => value.id !== undefined && productPath(value.id) === loading);
        const others = [...chosen].flatMap(([other, value]) => (other === name ? [] : [value]));
        const notes = [
          ...texts.missingValues(values, chosen),
          texts.soldOutValues(values, others) ?? [],
        ].flat();
        const [nameId, noteId] = [`${id}-${index}`, `${id}-${index}-note`];
        return (
          <div
            key={name}
            role="radiogroup"
            aria-labelledby={nameId}
            aria-describedby={notes.length > 0 ? noteId : undefined}
          >
            <p id={nameId} className="version-picker-name">
              {name}
            </p>
            <div className="version-picker-values">
              {values.map(({ value, swatch, id: version, isSoldOut }) => (
                <label key={value} className="version-picker-value" data-sold-out={isSoldOut}>
                  <input
                    type="radio"
                    name={nameId}
                    disabled={version === undefined}
                    checked={value === (next?.value ?? chosen.get(name))}
                    onChange={() => version !== undefined && open(version)}
                  />
                  {swatch !== undefined && <Swatch colour={swatch} />}
                  {value}
                </label>
              ))}
            </div>
            {notes.length > 0 && (
              <div id={noteId} className="hint version-picker-note">
                {notes.map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** A picture, since the content security policy allows no colour in a `style` attribute. */
function Swatch({ colour }: { readonly colour: string }) {
  return (
    <svg className="version-picker-swatch" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="8" fill={colour} />
    </svg>
  );
}
