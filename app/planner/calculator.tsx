import { type ReactNode, useId, useState } from 'react';
import { href, useLocation, useNavigate } from 'react-router';
import { withBase } from '#app/base-path.ts';
import { type OwnQuote, ownQuote } from '#app/own-quote.ts';
import { type CalculatorTexts, type Result, TASKS } from './calculator-texts.ts';
import { numbersIn } from './model/plan-inputs.ts';
import { PlanField, PlanRows } from './plan-fields.tsx';
import * as texts from './texts.ts';
import type { Plan } from './use-plan.ts';
import { askAboutResult, askLabel, askUs } from '#app/content/ask-texts.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { notifyLoadFailure } from '#app/ui/load-failure.ts';
import { notify } from '#app/ui/notices.ts';
import { UncopiedText } from '#app/ui/text-area-field.tsx';

type CalculatorProps = {
  readonly calculator: CalculatorTexts;
  readonly plan: Plan;
  readonly drawing?: ReactNode;
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
};

export function Calculator({ calculator, plan, drawing, picture, children }: CalculatorProps) {
  const { id, title, intro, rows, inputs, calculate, notes } = calculator;
  const { main, verdict, others = [], formula } = calculate(numbersIn(plan.inputs), plan.inputs);
  const headingId = `${id}-heading`;
  const hasResult = texts.isKnown(main[1]) && texts.isKnown(formula);
  const lines = [
    title,
    ...[main, ...others].map(([label, value]) => `${label}: ${texts.known(value)}`),
    verdict?.text,
    formula,
    ...notes,
  ];
  return (
    <section id={id} aria-labelledby={headingId} className="stack calculator">
      <div className="calculator-head">
        <h2 id={headingId} tabIndex={-1}>
          {title}
        </h2>
        <p className="muted calculator-intro">{intro}</p>
      </div>
      <div className="stack calculator-body">
        <div className="stack calculator-plan">
          <div className="calculator-inputs">
            {rows && <PlanRows plan={plan} rows={rows} />}
            {inputs.map((name) => (
              <PlanField key={name} plan={plan} name={name} />
            ))}
            {children}
          </div>
          {drawing}
        </div>
        <div className="stack calculator-results">
          <MainResult result={main} />
          {verdict !== undefined && (
            <p className="calculator-verdict" data-good={verdict.isGood}>
              {verdict.text}
            </p>
          )}
          {picture}
          {others.length > 0 && (
            <div>
              {others.map((result) => (
                <OtherResult key={result[0]} result={result} />
              ))}
            </div>
          )}
          <div className="calculator-formula">
            <h3 className="muted calculator-formula-heading">{texts.formula}</h3>
            {/* If valid inputs have no result, the verdict says why. */}
            <p>{texts.isKnown(formula) ? formula : verdict ? texts.noResult : texts.inputsNeedCorrection}</p>
          </div>
          {hasResult && (
            <ResultButtons
              id={id}
              title={title}
              lines={lines.filter((line) => line !== undefined)}
              note={`${title}: ${main[0]} ${main[1]} (${formula})`}
            />
          )}
        </div>
        <div className="hint calculator-notes">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      </div>
    </section>
  );
}

type ResultProps = { readonly result: Result };

function MainResult({ result: [label, value] }: ResultProps) {
  const labelId = useId();
  return (
    <div>
      <p id={labelId} className="hint">
        {label}
      </p>
      <output aria-labelledby={labelId} className="calculator-main">
        {texts.known(value)}
      </output>
    </div>
  );
}

/** Not announced on every change: a screen reader reads the main result only. */
function OtherResult({ result: [label, value, task] }: ResultProps) {
  const labelId = useId();
  return (
    <div className="calculator-result">
      {task && <span className="view-distance-mark" data-task={task} />}
      <span className="calculator-label">
        <span id={labelId}>{label}</span>
        {task && <span className="muted calculator-meaning">{TASKS[task].meaning}</span>}
      </span>
      <output aria-labelledby={labelId} aria-live="off" className="calculator-value">
        {texts.known(value)}
      </output>
    </div>
  );
}

type ResultButtonsProps = {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly note: string;
};

function ResultButtons({ id, title, lines, note }: ResultButtonsProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [uncopied, setUncopied] = useState<string>();
  const copy = async () => {
    const text = [...lines, `${location.origin}${withBase(href('/planner'))}${search}#${id}`].join('\n');
    try {
      await navigator.clipboard.writeText(text);
      setUncopied(undefined);
      notify(texts.resultCopied(title));
    } catch {
      setUncopied(text);
    }
  };
  const addToQuote = async ({ addNote, to }: OwnQuote) => {
    try {
      notify(texts.QUOTE_OUTCOMES[await addNote(note)](title), {
        label: texts.openQuote,
        run: () => void navigate(to),
      });
    } catch {
      void notifyLoadFailure(texts.quoteNotLoaded);
    }
  };
  const quote = ownQuote;
  return (
    <div className="no-print calculator-copy">
      <div className="cluster">
        <Button small onClick={() => void copy()}>
          {texts.copyResult}
        </Button>
        {quote && (
          <Button small onClick={() => void addToQuote(quote)}>
            {texts.addToQuote}
          </Button>
        )}
        <ButtonLink small {...askUs(askAboutResult(title, lines))}>
          {askLabel}
        </ButtonLink>
      </div>
      {uncopied !== undefined && <UncopiedText text={uncopied} />}
    </div>
  );
}
