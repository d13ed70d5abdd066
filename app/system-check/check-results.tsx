import { href, Link } from 'react-router';
import type { CatalogueOffer } from '#app/offer/model/offer.ts';
import { ProductPicture } from '#app/offer/product-picture.tsx';
import { ProductText } from '#app/offer/product-text.tsx';
import { DAYS_FIELD } from './check-form.tsx';
import type { CheckInputs } from './model/check-inputs.ts';
import type { CheckResult, Remedy, Verdict } from './model/check-result.ts';
import { remedyPath } from './model/system-check.ts';
import * as texts from './texts.ts';
import { Button } from '#app/ui/button.tsx';
import { ChoiceField } from '#app/ui/choice-field.tsx';
import { circleAlertIcon, circleCheckIcon, Icon, infoIcon, triangleAlertIcon } from '#app/ui/icon.tsx';

type CheckResultsProps = {
  readonly results: readonly CheckResult[];
  readonly remediesOf: (result: CheckResult) => readonly Remedy[];
  readonly onChange: (changed: Partial<CheckInputs>) => void;
};

const ICONS: Readonly<Record<Verdict, string>> = {
  fail: circleAlertIcon,
  warn: triangleAlertIcon,
  unknown: infoIcon,
  pass: circleCheckIcon,
};

export function CheckResults({ results, remediesOf, onChange }: CheckResultsProps) {
  return (
    <ul>
      {results.map((result) => {
        const { verdict, finding } = result;
        const remedies = remediesOf(result);
        return (
          <li key={finding.rule} data-verdict={verdict} className="check-results-result">
            <h3 className="check-results-head">
              <span className="check-results-verdict">
                <Icon icon={ICONS[verdict]} size={18} />
                <span>{texts.VERDICT_LABELS[verdict]}</span>
              </span>{' '}
              <span>{texts.RULE_TITLES[finding.rule]}</span>
            </h3>
            <p className="check-results-finding">{texts.findingText(finding)}</p>
            {remedies.length > 0 && (
              <p className="check-results-remedies">
                {remedies.map((remedy) =>
                  remedy.kind === 'listing' ? (
                    <Link key={remedy.shows} to={remedyPath(remedy)}>
                      {texts.remedyText(remedy)}
                    </Link>
                  ) : (
                    <Button
                      key={remedy.kind}
                      small
                      onClick={() => {
                        onChange({ days: remedy.days });
                        // The pressed button disappears once the days fit, so the focus moves to the field.
                        document.getElementById(DAYS_FIELD)?.focus();
                      }}
                    >
                      {texts.remedyText(remedy)}
                    </Button>
                  ),
                )}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

type ProductListProps = {
  readonly lines: readonly { readonly offer: CatalogueOffer; readonly quantity: number }[];
  readonly outdoorIds: readonly string[];
  readonly onChange: (outdoorIds: readonly string[]) => void;
};

/** The products that are checked, each with a checkbox for where it is mounted. */
export function ProductList({ lines, outdoorIds, onChange }: ProductListProps) {
  return (
    <section aria-labelledby="checked-products">
      <h2 id="checked-products" className="check-products-heading">
        {texts.products}
      </h2>
      <ul>
        {lines.map(({ offer, quantity }) => (
          <li key={offer.id} className="check-products-line">
            <span className="check-products-picture">
              <ProductPicture image={offer.image} alt="" size={64} />
            </span>
            <div>
              <p>
                <span className="check-products-quantity">{texts.times(quantity)}</span>{' '}
                <Link to={href('/product/:id', { id: offer.id })}>
                  <ProductText text={offer.title} />
                </Link>
              </p>
              <ChoiceField
                type="checkbox"
                checked={outdoorIds.includes(offer.id)}
                onChange={({ target }) =>
                  onChange(
                    target.checked
                      ? [...outdoorIds, offer.id]
                      : outdoorIds.filter((outdoorId) => outdoorId !== offer.id),
                  )
                }
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
