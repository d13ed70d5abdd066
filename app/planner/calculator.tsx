import { type ReactNode, useId, useState } from 'react';
import { href, useLocation, useNavigate } from 'react-router';
import { withBase } from '#app/base-path.ts';
import * as texts from './texts.ts';
import { Button } from '#app/ui/button.tsx';
import { notifyLoadFailure } from '#app/ui/load-failure.ts';
import { notify } from '#app/ui/notices.ts';
import { UncopiedText } from '#app/ui/text-area-field.tsx';

export type Result = {
  readonly label: string;
  /** Undefined if there is no result, for example while an input is not valid. */
  readonly value: string | undefined;
  /** A mark before the label, as in a drawing's legend. */
  readonly mark?: ReactNode;
  /** A few words on what the result means. */
  readonly meaning?: string;
};

type CalculatorProps = {
  readonly id: string;
  readonly title: string;
  readonly intro: string;
  readonly main: Result;
  /** What the main result means for the plan. */
  readonly verdict?: { readonly text: string; readonly isGood: boolean } | undefined;
  readonly results?: readonly Result[];
  /** With the numbers filled in; undefined if there is no result. */
  readonly formula: string | undefined;
  readonly notes: readonly string[];
  /** Below the inputs. */
  readonly drawing?: ReactNode;
  /** Below the main result. */
  readonly picture?: ReactNode;
  /** The inputs. */
  readonly children: ReactNode;
};

export function Calculator(props: CalculatorProps) {
  const { id, title, intro, main, verdict, results = [], formula, notes, drawing, picture, children } = props;
  const headingId = `${id}-heading`;
  return (
    <section id={id} aria-labelledby={headingId} className="calculator">
      <div className="calculator-head">
        <h2 id={headingId} tabIndex={-1} className="calculator-heading">
          {title}
        </h2>
        <p className="calculator-intro">{intro}</p>
      </div>
      <div className="calculator-body">
        <div className="calculator-plan">
          <div className="calculator-inputs">{children}</div>
          {drawing}
        </div>
        <div className="calculator-results">
          <MainResult {...main} />
          {verdict !== undefined && (
            <p className="calculator-verdict" data-good={verdict.isGood}>
              {verdict.text}
            </p>
          )}
          {picture}
          {results.length > 0 && (
            <div>
              {results.map((result) => (
                <OtherResult key={result.label} {...result} />
              ))}
            </div>
          )}
          <div className="calculator-formula">
            <h3 className="calculator-formula-heading">{texts.formula}</h3>
            {/* If valid inputs have no result, the verdict says why. */}
            <p>{formula ?? (verdict ? texts.noResult : texts.inputsNeedCorrection)}</p>
          </div>
          {main.value !== undefined && formula !== undefined && <ResultButtons {...props} />}
        </div>
        <div className="calculator-notes">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      </div>
    </section>
  );
}

function MainResult({ label, value }: Result) {
  const labelId = useId();
  return (
    <div>
      <p id={labelId} className="calculator-main-label">
        {label}
      </p>
      <output aria-labelledby={labelId} className="calculator-main">
        {value ?? texts.noResult}
      </output>
    </div>
  );
}

/** Not announced on every change: a screen reader reads the main result only. */
function OtherResult({ label, value, mark, meaning }: Result) {
  const labelId = useId();
  return (
    <div className="calculator-result">
      {mark}
      <span className="calculator-label">
        <span id={labelId}>{label}</span>
        {meaning !== undefined && <span className="calculator-meaning">{meaning}</span>}
      </span>
      <output aria-labelledby={labelId} aria-live="off" className="calculator-value">
        {value ?? texts.noResult}
      </output>
    </div>
  );
}

function ResultButtons(props: CalculatorProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  /** The text if the browser refuses to copy it. */
  const [uncopied, setUncopied] = useState<string>();
  const copy = async () => {
    const text = planSummary(props, `${location.origin}${withBase(href('/planner'))}${search}#${props.id}`);
    try {
      await navigator.clipboard.writeText(text);
      setUncopied(undefined);
      notify(texts.resultCopied(props.title));
    } catch {
      setUncopied(text);
    }
  };
  const addToQuote = async () => {
    try {
      const { addQuoteNote } = await import('#app/quote/quote-draft-store.ts');
      const outcome = addQuoteNote(texts.quoteNote(props.title, props.main, props.formula));
      notify(texts.QUOTE_OUTCOMES[outcome](props.title), {
        label: texts.openQuote,
        run: () => void navigate(href('/quote')),
      });
    } catch {
      void notifyLoadFailure(texts.quoteNotLoaded);
    }
  };
  return (
    <div className="calculator-copy">
      <div className="calculator-buttons">
        <Button small onClick={() => void copy()}>
          {texts.copyResult}
        </Button>
        <Button small onClick={() => void addToQuote()}>
          {texts.addToQuote}
        </Button>
      </div>
      {uncopied !== undefined && <UncopiedText text={uncopied} />}
    </div>
  );
}

function planSummary(
  { title, main, verdict, results = [], formula, notes }: CalculatorProps,
  link: string,
): string {
  return [
    title,
    ...[main, ...results].map(({ label, value }) => `${label}: ${value ?? texts.noResult}`),
    verdict?.text,
    formula,
    ...notes,
    link,
  ]
    .filter((line) => line !== undefined)
    .join('\n');
}
