import { href, Link, useLocation } from 'react-router';
import { CALCULATORS } from './model/plan-link.ts';
import * as texts from './texts.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Message } from '#app/ui/message.tsx';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import styleSheetUrl from './planner.css?url';
import { PoeBudget, StandbyBattery, VoltageDrop } from './power-calculators.tsx';
import { RadioBattery, RadioHorizon } from './radio-calculators.tsx';
import { RecordingStorage, ViewDistance } from './camera-calculators.tsx';
import { PLANNER_ENTRY_STATE, usePlan } from './use-plan.ts';

const StyleSheet = styleSheet(styleSheetUrl);

const CONTENTS = [
  { id: CALCULATORS.recordingStorage, title: texts.storage.title },
  { id: CALCULATORS.viewDistance, title: texts.view.title },
  { id: CALCULATORS.poeBudget, title: texts.poe.title },
  { id: CALCULATORS.voltageDrop, title: texts.voltage.title },
  { id: CALCULATORS.radioBattery, title: texts.radioBattery.title },
  { id: CALCULATORS.radioHorizon, title: texts.horizon.title },
  { id: CALCULATORS.standbyBattery, title: texts.standby.title },
];

export function Planner() {
  const plan = usePlan();
  const { pathname } = useLocation();
  return (
    <div className="planner">
      <StyleSheet />
      <nav aria-label={texts.calculators} className="planner-contents">
        <ul className="scroll-row planner-entries">
          {CONTENTS.map(({ id, title }) => (
            <li key={id}>
              <Link
                to={{ search: plan.search, hash: id }}
                state={PLANNER_ENTRY_STATE}
                className="planner-entry"
                onClick={() => focusHeadingOf(id)}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="planner-calculators">
        <Message>
          {plan.corrections.length === 0 ? undefined : (
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
        <RecordingStorage plan={plan} />
        <ViewDistance plan={plan} />
        <PoeBudget plan={plan} />
        <VoltageDrop plan={plan} />
        <RadioBattery plan={plan} />
        <RadioHorizon plan={plan} />
        <StandbyBattery plan={plan} />
        <div className="planner-reset">
          <ButtonLink to={pathname} preventScrollReset>
            {texts.resetAll}
          </ButtonLink>
          <ButtonLink to={href('/system-check')}>{texts.checkCart}</ButtonLink>
        </div>
      </div>
    </div>
  );
}

/** Focuses the heading, so that the Tab key continues from there. The router scrolls to it. */
function focusHeadingOf(id: string): void {
  document.getElementById(`${id}-heading`)?.focus({ preventScroll: true });
}
