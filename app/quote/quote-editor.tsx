import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SHOP_URL, withBase } from '#app/base-path.ts';
import { useStore } from '#app/lib/use-store.ts';
import { type Quote, type QuoteLine, quoteOf } from './model/quote.ts';
import { DETAILS_RULES, excessLengths, MAX_LENGTHS, type QuoteDetails } from './model/quote-details.ts';
import { isUsedForOtherLines, linesKey } from './model/quote-draft.ts';
import { quoteLinkPath } from './model/quote-record.ts';
import { SHOP } from '#app/shop.ts';
import * as texts from './texts.ts';
import { pdfFailed, preparingPdf } from '#app/ui/texts.ts';
import { BusyButton, Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/message.tsx';
import { FieldGroup } from '#app/ui/field-group.tsx';
import { focusOnMount } from '#app/ui/focus.ts';
import { notifyLoadFailure } from '#app/ui/load-failure.ts';
import { notify, notifyWithUndo } from '#app/ui/notices.ts';
import { NumberField } from '#app/ui/number-field.tsx';
import { TextAreaField, UncopiedText } from '#app/ui/text-area-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { useForm } from '#app/ui/use-form.ts';
import { draftStore, loadDetails, recordDocument, saveDetails, startNewQuote } from './quote-draft-store.ts';
import { QuoteSheet } from './quote-sheet.tsx';
import { ShipTo, useShipTo } from '#app/cart/ship-to.tsx';
import { localDay } from '#app/lib/day.ts';
import { withinLimit } from '#app/lib/within-limit.ts';

/** Today as an ISO date. A tab may stay open for days, so the date is read again whenever the tab becomes visible. */
export function useToday(): string {
  const [day, setDay] = useState(() => localDay(new Date()));
  useEffect(() => {
    const update = () => setDay(localDay(new Date()));
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return day;
}

type QuoteEditorProps = {
  readonly lines: readonly QuoteLine[];
  /** What else can be done with the quote. */
  readonly children?: ((quote: Quote) => ReactNode) | undefined;
};

type Output = 'pdf' | 'print' | 'text' | 'link';

export function QuoteEditor({ lines, children }: QuoteEditorProps) {
  const restartCount = useStore(draftStore, ({ restarts }) => restarts);
  const [firstCount] = useState(restartCount);
  return (
    <KeyedEditor
      key={`${restartCount} ${linesKey(lines)}`}
      lines={lines}
      isRestarted={restartCount !== firstCount}
    >
      {children}
    </KeyedEditor>
  );
}

type KeyedEditorProps = QuoteEditorProps & { readonly isRestarted: boolean };

/** Reads the entered details only when it mounts. Another key makes it read them again: for another quote, or for other lines. */
function KeyedEditor({ lines, isRestarted, children }: KeyedEditorProps) {
  const [initialValues] = useState(() => loadDetails(lines));
  const day = useToday();
  const country = useShipTo();
  const output = useRef<Output>('pdf');
  const [uncopied, setUncopied] = useState<string>();
  const { formProps, errorSummary, busy, values, inputProps } = useForm<QuoteDetails>({
    initialValues,
    rules: DETAILS_RULES,
    validateWhileTyping: lengthMessages,
    onSubmit: (values) => make(quoteOf(values, lines, day, country)),
    onEdit: saveDetails,
  });
  const quote = quoteOf(values, lines, day, country);
  const isNumberUsed = useStore(draftStore, (draft) => isUsedForOtherLines(draft, values.number, lines));
  const mail = texts.quoteMailto(quote, SHOP);

  const fieldProps = (name: keyof QuoteDetails) => ({
    ...inputProps(name),
    label: texts.LABELS[name],
  });
  const outputProps = (name: Output) => ({
    type: 'submit' as const,
    onClick: () => {
      output.current = name;
    },
  });

  function make(quote: Quote): void | Promise<void> {
    switch (output.current) {
      case 'pdf':
        return savePdf(quote);
      case 'print':
        window.print();
        return recordDocument(quote);
      // Copying is not awaited: the form would be busy for an instant, and the PDF button would announce that.
      case 'text':
        return void copy(quote, texts.quoteText(quote, SHOP), texts.textCopied);
      case 'link':
        return void copy(quote, location.origin + withBase(quoteLinkPath(quote, SHOP_URL)), texts.linkCopied);
    }
  }

  async function copy(quote: Quote, text: string, success: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setUncopied(undefined);
      notify(success);
    } catch {
      setUncopied(text);
    }
    recordDocument(quote);
  }

  return (
    <div className="quote-editor">
      <div className="stack no-print quote-editor-form">
        <form {...formProps} className="stack quote-editor-form" aria-label={texts.quotePage}>
          <ErrorSummary {...errorSummary} labels={texts.LABELS} />
          <FieldGroup legend={texts.detailsHeading}>
            <div className="quote-editor-intro">
              <p className="hint">{texts.detailsHint}</p>
              <Button variant="quiet" small onClick={startNew}>
                {texts.startNewQuote}
              </Button>
            </div>
            <div className="quote-editor-fields">
              <TextField
                {...fieldProps('customer')}
                ref={isRestarted ? focusOnMount : undefined}
                autoComplete="name"
                enterKeyHint="next"
              />
              <TextField {...fieldProps('company')} autoComplete="organization" enterKeyHint="next" />
              <TextField
                {...fieldProps('email')}
                type="email"
                inputMode="email"
                autoComplete="email"
                enterKeyHint="next"
              />
              <TextField {...fieldProps('poNumber')} autoComplete="off" enterKeyHint="next" />
              <TextAreaField {...fieldProps('shipTo')} rows={3} autoComplete="street-address" />
              <ShipTo label={texts.country} />
              <TextAreaField {...fieldProps('otherItems')} rows={3} hint={texts.otherItemsHint} />
              <TextAreaField {...fieldProps('notes')} rows={3} />
              <div className="quote-editor-pair">
                <TextField
                  {...fieldProps('number')}
                  hint={isNumberUsed ? texts.numberIsUsed : undefined}
                  autoComplete="off"
                  enterKeyHint="next"
                />
                <NumberField
                  {...fieldProps('validityDays')}
                  isWhole
                  hint={texts.validityHint}
                  enterKeyHint="done"
                />
              </div>
            </div>
          </FieldGroup>
          <div className="quote-editor-actions">
            <BusyButton {...outputProps('pdf')} busy={busy} busyLabel={preparingPdf}>
              {texts.downloadPdf}
            </BusyButton>
            <ButtonLink to={mail.link} onClick={() => recordDocument(quote)}>
              {texts.emailToUs}
            </ButtonLink>
            <Button {...outputProps('print')}>{texts.print}</Button>
            <Button {...outputProps('text')}>{texts.copyText}</Button>
            <Button {...outputProps('link')}>{texts.copyLink}</Button>
          </div>
          {!mail.isComplete && <p className="hint">{texts.attachPdf}</p>}
          {uncopied !== undefined && <UncopiedText text={uncopied} />}
        </form>
        {children?.(quote)}
      </div>
      <QuoteSheet quote={quote} />
    </div>
  );
}

/** Texts that are too long stay as they are, because a field with `maxlength` drops the end of what is pasted without a word. */
function lengthMessages(values: QuoteDetails): Partial<Record<keyof QuoteDetails, string>> {
  return Object.fromEntries(
    excessLengths(values).map(([field, excess]) => [field, texts.tooLong(excess, MAX_LENGTHS[field])]),
  );
}

function startNew(): void {
  const undo = startNewQuote();
  notifyWithUndo(undo ? texts.newQuoteStarted : texts.quoteIsNew, undo);
}

async function savePdf(quote: Quote): Promise<void> {
  try {
    const { saveQuotePdf } = await withinLimit(import('./save-quote-pdf.ts'));
    await saveQuotePdf(quote);
  } catch {
    void notifyLoadFailure(pdfFailed);
  }
}
