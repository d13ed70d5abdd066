import { Link, useLocation } from 'react-router';
import { Calculator } from '#app/planner/calculator.tsx';
import { CALCULATORS, viewDistance } from '#app/planner/calculator-texts.ts';
import { CHECK_LINES } from '#app/shell/navigation.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from '#app/planner/texts.ts';
import { Page } from '#app/ui/page.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Message } from '#app/ui/message.tsx';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import styleSheetUrl from '#app/planner/planner.css?url';
import { usePlan } from '#app/planner/use-plan.ts';
import { ViewDistance } from '#app/planner/view-distance.tsx';

export const meta = () =>
  pageMeta({
    title: texts.plannerTitle,
    description: texts.plannerDescription,
    path: '/planner',
    trail: [],
  });

const StyleSheet = styleSheet(styleSheetUrl);

export default function PlannerPage() {
  const plan = usePlan();
  const { pathname } = useLocation();
  return (
    <Page title={texts.plannerTitle} lead={texts.plannerLead}>
      <StyleSheet />
      <div className="stack planner">
        <nav aria-label={texts.calculators} className="no-print planner-contents">
          <ul className="scroll-row planner-entries">
            {CALCULATORS.map(({ id, title }) => (
              <li key={id}>
                <Link
                  to={{ search: plan.query, hash: id }}
                  className="planner-entry"
                  onClick={() => focusHeadingOf(id)}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="stack planner-calculators">
          <Message>
            {plan.corrections.length > 0 && (
              <>
                {texts.correctionsHeading}
                {plan.corrections.map((correction, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the list never changes its order
                  <span key={index} className="planner-correction">
                    {texts.correctionText(correction)}
                  </span>
                ))}
              </>
            )}
          </Message>
          {CALCULATORS.map((calculator) =>
            calculator === viewDistance ? (
              <ViewDistance key={calculator.id} plan={plan} />
            ) : (
              <Calculator key={calculator.id} calculator={calculator} plan={plan} />
            ),
          )}
          <div className="cluster no-print planner-reset">
            <ButtonLink to={pathname} preventScrollReset onClick={plan.forget}>
              {texts.resetAll}
            </ButtonLink>
            {CHECK_LINES && <ButtonLink to={CHECK_LINES.to}>{texts.checkCart}</ButtonLink>}
          </div>
        </div>
      </div>
    </Page>
  );
}

/** Focuses the heading, so that the Tab key continues from there. The router scrolls to it. */
function focusHeadingOf(id: string): void {
  document.getElementById(`${id}-heading`)?.focus({ preventScroll: true });
}
