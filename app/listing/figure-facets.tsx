import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { BOUND_LIMITS, conditionCode, readBound, toRange } from '#app/figures/model/condition-code.ts';
import type { FigureCondition } from '#app/figures/model/figure-condition.ts';
import type { FigureFacet } from '#app/figures/model/figure-facet.ts';
import { conditionText, figureText } from '#app/figures/texts.ts';
import { numberText } from '#app/lib/number-text.ts';
import { Button } from '#app/ui/button.tsx';
import { ChoiceField } from '#app/ui/choice-field.tsx';
import { chevronDownIcon, Icon } from '#app/ui/icon.tsx';
import { optionalNumberProblem } from '#app/ui/number-texts.ts';
import { chooseRange, conditionsOn, toggleCondition } from './model/listing-filter.ts';
import { type Bounds, RangeForm } from './range-form.tsx';
import * as texts from './texts.ts';
import type { Listing } from './use-listing.ts';
import styles from './filter-panel.module.css';

type FacetGroupProps = {
  readonly facet: FigureFacet;
  readonly isOpenAtFirst: boolean;
  readonly listing: Pick<Listing, 'scope' | 'filter' | 'change'>;
  readonly formKey: number;
};

export function FacetGroup({ facet, isOpenAtFirst, listing, formKey }: FacetGroupProps) {
  const { scope, filter, change } = listing;
  const { attribute, options, bounds } = facet;
  const { id, label } = attribute;
  const chosen = conditionsOn(filter, id);
  const chosenCodes = new Set(chosen.map(conditionCode));

  // The option that the visitor has just used. It stays until it loses the focus, which would otherwise be lost.
  const [usedCode, setUsedCode] = useState<string>();
  const shown = options
    .map(({ condition, count }) => ({ condition, count, code: conditionCode(condition) }))
    .filter(({ count, code }) => count > 0 || chosenCodes.has(code) || code === usedCode);
  if (shown.length === 0 && !bounds) return null;

  return (
    <FilterDisclosure label={label} isOpenAtFirst={isOpenAtFirst} isChosen={chosen.length > 0}>
      <div className={styles.content}>
        {attribute.kind === 'number' && bounds && (
          <FigureRangeForm
            key={formKey}
            attribute={attribute}
            bounds={bounds}
            range={chosen.find((condition) => condition.kind === 'range')}
            onApply={(range) => change((current) => chooseRange(current, scope, id, range))}
          />
        )}
        {shown.length > 0 && (
          <ul>
            {shown.map(({ condition, count, code }) => (
              <li key={code}>
                <ChoiceField
                  type="checkbox"
                  checked={chosenCodes.has(code)}
                  onBlur={() => setUsedCode(undefined)}
                  onChange={() => {
                    setUsedCode(code);
                    change((current) => toggleCondition(current, scope, id, condition));
                  }}
                >
                  {texts.withCount(conditionText(attribute, condition), count)}
                </ChoiceField>
              </li>
            ))}
          </ul>
        )}
      </div>
    </FilterDisclosure>
  );
}

type FilterDisclosureProps = {
  readonly label: string;
  readonly isOpenAtFirst?: boolean;
  /** Whether something inside is chosen. */
  readonly isChosen: boolean;
  readonly children: ReactNode;
};

/**
 * A choice opens it. Removing the choice does not close it, because the visitor may be using it. Its content is rendered
 * when it is opened, because a category has hundreds of choices.
 */
export function FilterDisclosure({
  label,
  isOpenAtFirst = false,
  isChosen,
  children,
}: FilterDisclosureProps) {
  const labelId = useId();
  const element = useRef<HTMLDetailsElement>(null);
  const [wasChosen, setWasChosen] = useState(false);
  const [wasOpened, setWasOpened] = useState(isOpenAtFirst);
  if (isChosen && !wasChosen) setWasChosen(true);
  // The visitor may have opened it before hydration.
  useEffect(() => {
    if (element.current?.open) setWasOpened(true);
  }, []);
  return (
    <details
      ref={element}
      className={styles.facet}
      open={isOpenAtFirst || wasChosen}
      aria-labelledby={labelId}
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
      <summary className={styles.summary}>
        <span id={labelId}>{label}</span>
        <Icon icon={chevronDownIcon} size={18} />
      </summary>
      {(wasOpened || wasChosen) && children}
    </details>
  );
}

type Range = Extract<FigureCondition, { readonly kind: 'range' }>;

type FigureRangeFormProps = {
  readonly attribute: Extract<FigureFacet['attribute'], { readonly kind: 'number' }>;
  readonly bounds: NonNullable<FigureFacet['bounds']>;
  readonly range: Range | undefined;
  readonly onApply: (range: Range | undefined) => void;
};

const LABELS = { min: texts.minimum, max: texts.maximum };

function FigureRangeForm({ attribute, bounds, range, onApply }: FigureRangeFormProps) {
  const descriptionId = useId();
  const { label, unit, better } = attribute;
  const isLowerBetter = better === 'less';
  const stated = texts.statedBounds(figureText(attribute, { kind: 'number', measures: [bounds] }));
  return (
    <>
      <p id={descriptionId} className={isLowerBetter ? 'hint' : 'visually-hidden'}>
        {isLowerBetter ? `${stated} ${texts.lowerIsBetter}` : stated}
      </p>
      <RangeForm
        labels={LABELS}
        names={{ min: `${LABELS.min} ${label}`, max: `${LABELS.max} ${label}` }}
        placeholders={toValues(bounds)}
        suffix={unit}
        describedBy={descriptionId}
        isSigned={bounds.min < 0}
        applied={toValues(range ?? {})}
        read={(text) => {
          const reading = readBound(text, unit);
          const error = optionalNumberProblem(reading, text, BOUND_LIMITS, toText(bounds.min));
          return { value: reading.value, error };
        }}
        onApply={({ min, max }) => {
          if (min !== undefined && max !== undefined && min > max) {
            return { maxError: texts.maximumBelowMinimum(toText(min)) };
          }
          onApply(toRange(min, max));
          return toValues({ min, max });
        }}
      >
        <Button type="submit" small wide aria-label={`${texts.setRange} ${label}`}>
          {texts.setRange}
        </Button>
      </RangeForm>
    </>
  );
}

function toValues({ min, max }: Partial<Bounds<number | undefined>>): Bounds<string> {
  return { min: toText(min), max: toText(max) };
}

function toText(number: number | undefined): string {
  return number === undefined ? '' : numberText(number).replace('-', '−');
}
