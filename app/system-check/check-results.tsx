import { Link } from 'react-router';
import { DAYS_FIELD } from './check-form.tsx';
import type { CheckInputs } from './model/check-inputs.ts';
import type { Verdict } from './model/check-result.ts';
import { type CheckResult, type OfferedRemedy, remedyPath } from './model/system-check.ts';
import * as texts from './texts.ts';
import { Button } from '#app/ui/button.tsx';
import { circleAlertIcon, circleCheckIcon, Icon, infoIcon, triangleAlertIcon } from '#app/ui/icon.tsx';

type CheckResultsProps = {
  readonly results: readonly CheckResult[];
  readonly remediesOf: (result: CheckResult) => readonly OfferedRemedy[];
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
