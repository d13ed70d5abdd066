import { useId, useState } from 'react';
import { conditionCode } from '#app/figures/model/condition-code.ts';
import type { FigureFacet } from '#app/figures/model/figure-facet.ts';
import { chooseRange, conditionsOn, toggleCondition } from './model/figure-choice.ts';
import { conditionText } from '#app/figures/texts.ts';
import * as texts from './texts.ts';
import { ChoiceField } from '#app/ui/choice-field.tsx';
import { chevronDownIcon, Icon } from '#app/ui/icon.tsx';
import styles from './figure-facets.module.css';
import { FigureRangeForm } from './figure-range-form.tsx';
import type { FilterProps } from './filter-panel.tsx';

/** The number of groups that are open at first. With all of them open, the panel would be several screens long. */
const OPEN_AT_FIRST = 2;

type FigureFacetsProps = FilterProps & {
  readonly facets: readonly FigureFacet[];
  /** Changing this resets the fields, including values that have not been applied. */
  readonly formKey: number;
};

/** A group for each figure by which the listing can be filtered. */
export function FigureFacets({ facets, ...props }: FigureFacetsProps) {
  if (facets.length === 0) return null;
  return (
    <div className={styles.facets}>
      {facets.map((facet, index) => (
        <FacetGroup key={facet.attribute.id} facet={facet} isOpenAtFirst={index < OPEN_AT_FIRST} {...props} />
      ))}
    </div>
  );
}

type FacetGroupProps = Omit<FigureFacetsProps, 'facets'> & {
  readonly facet: FigureFacet;
  readonly isOpenAtFirst: boolean;
};

function FacetGroup({ facet, isOpenAtFirst, scope, filter, onChange, formKey }: FacetGroupProps) {
  const { attribute, options, bounds } = facet;
  const { id, label } = attribute;
  const labelId = useId();
  const chosen = conditionsOn(filter, id);
  const chosenCodes = new Set(chosen.map(conditionCode));

  // A chosen option opens the group. Removing it does not close the group, because the visitor may be using it.
  const [wasChosen, setWasChosen] = useState(false);
  if (chosen.length > 0 && !wasChosen) setWasChosen(true);

  // The option that the visitor has just used. Disabling it would remove the focus, so it stays enabled until it loses the focus.
  const [usedCode, setUsedCode] = useState<string>();

  return (
    <details className={styles.facet} open={isOpenAtFirst || wasChosen} aria-labelledby={labelId}>
      <summary className={styles.summary}>
        <span id={labelId}>{label}</span>
        <Icon icon={chevronDownIcon} size={18} />
      </summary>
      <div className={styles.content}>
        {attribute.kind === 'number' && bounds && (
          <FigureRangeForm
            key={formKey}
            attribute={attribute}
            bounds={bounds}
            range={chosen.find((condition) => condition.kind === 'range')}
            onApply={(range) => onChange((current) => chooseRange(current, scope, id, range))}
          />
        )}
        {options.length > 0 && (
          <ul>
            {options.map(({ condition, count }) => {
              const code = conditionCode(condition);
              const isChosen = chosenCodes.has(code);
              return (
                <li key={code}>
                  <ChoiceField
                    type="checkbox"
                    checked={isChosen}
                    disabled={count === 0 && !isChosen && code !== usedCode}
                    onBlur={() => setUsedCode(undefined)}
                    onChange={() => {
                      setUsedCode(code);
                      onChange((current) => toggleCondition(current, scope, id, condition));
                    }}
                  >
                    {texts.optionWithCount(conditionText(attribute, condition), count)}
                  </ChoiceField>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </details>
  );
}
