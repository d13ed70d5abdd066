import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useEarlyText } from '#app/lib/use-early-text.ts';
import { useStore } from '#app/lib/use-store.ts';
import { decodeList } from '#app/quick-order/model/decode-list.ts';
import { replaceSpan, type Span } from '#app/quick-order/model/order-list.ts';
import { isDecided } from '#app/quick-order/model/order-table.ts';
import { takeOrdered } from '#app/quick-order/model/take-ordered.ts';
import { addLinesToCart } from '#app/cart/cart-store.ts';
import * as texts from '#app/quick-order/texts.ts';
import { Button } from '#app/ui/button.tsx';
import { DebouncedStatus } from '#app/ui/debounced-status.tsx';
import { FileField } from '#app/ui/file-field.tsx';
import { useLoadFailure } from '#app/ui/load-failure.ts';
import { notify, notifyWithUndo } from '#app/ui/notices.ts';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import { appendToDraft, draftStore, prependToDraft, setDraft } from '#app/quick-order/draft-store.ts';
import { FoundLines, ProblemLines, TableColumns } from '#app/quick-order/preview-lines.tsx';
import styleSheetUrl from '#app/quick-order/quick-order.css?url';
import { type ChosenReadings, type OrderPreview, readPreview } from '#app/quick-order/read-preview.ts';
import { orderExample } from '#app/shop-contents.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Page } from '#app/ui/page.tsx';

/** The preview of the order list in `text`. While a new preview is read, the last one stays. */
function usePreview(text: string, chosen: ChosenReadings) {
  const [preview, setPreview] = useState<OrderPreview>();
  const [hasFailed, setHasFailed] = useState(false);
  const isBlank = text.trim() === '';

  useEffect(() => {
    if (isBlank || hasFailed) return;
    const controller = new AbortController();
    const { signal } = controller;
    readPreview(text, chosen, signal).then(
      (read) => {
        if (!signal.aborted) setPreview(read);
      },
      () => {
        if (!signal.aborted) setHasFailed(true);
      },
    );
    return () => controller.abort();
  }, [text, chosen, isBlank, hasFailed]);

  return {
    preview: isBlank ? undefined : preview,
    isCurrent: preview?.text === text,
    hasFailed: hasFailed && !isBlank,
    retry: () => setHasFailed(false),
  };
}

const StyleSheet = styleSheet(styleSheetUrl);

const LIST_ID = 'order-list';

/** A list of codes and quantities, the products that they stand for, and a button that adds the lines without problems. */
function QuickOrder() {
  const area = useRef<HTMLTextAreaElement>(null);
  const text = useStore(draftStore);
  // True from adding lines until the next edit. The notice about the added lines is announced, so the new summary need not be.
  const [hasJustAdded, setHasJustAdded] = useState(false);
  const [chosen, setChosen] = useState<ChosenReadings>(new Map());
  const { preview, isCurrent, hasFailed, retry } = usePreview(text, chosen);
  useLoadFailure(hasFailed);
  const { good = [], problems = [], leftOut = [], tables = [] } = preview ?? {};
  const undecided = tables.find((table) => !isDecided(table));
  const canAdd = isCurrent && good.length > 0;
  const summary = preview ? texts.summary(good.length, problems.length) : '';

  useEffect(() => {
    draftStore.restore();
  }, []);
  useEarlyText(area, appendToDraft);

  const edit = (next: string) => {
    setHasJustAdded(false);
    setDraft(next);
  };
  const replace = (span: Span, replacement: string) => {
    if (preview) edit(replaceSpan(preview.text, span, replacement));
    area.current?.focus();
  };
  const select = ({ start, end }: Span) => {
    area.current?.focus();
    area.current?.setSelectionRange(start, end);
  };

  const add = () => {
    if (!canAdd || !preview) return;
    const { added, capped, undo } = addLinesToCart(good);
    const { rest, taken, lineCount } = takeOrdered(text, preview, added);
    setHasJustAdded(true);
    setDraft(rest);
    const units = added.reduce((sum, { quantity }) => sum + quantity, 0);
    const counts = { lines: lineCount, units, capped: capped.length, problems: problems.length };
    notifyWithUndo(texts.added(counts), () => {
      undo();
      if (draftStore.getState() === rest) setDraft(text);
      else prependToDraft(taken);
    });
  };
  const clear = () => {
    edit('');
    area.current?.focus();
    notifyWithUndo(texts.cleared, () => prependToDraft(text));
  };
  const upload = async (files: readonly File[]) => {
    for (const file of files) await addFile(file);
    setHasJustAdded(false);
  };
  const dropFiles = (event: DragEvent) => {
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    // Otherwise the browser would leave the page and open the file.
    event.preventDefault();
    void upload(files);
  };

  return (
    <div className="stack quick-order" onDragOver={(event) => event.preventDefault()} onDrop={dropFiles}>
      <StyleSheet />
      <div className="no-print quick-order-input">
        <TextAreaField
          ref={area}
          id={LIST_ID}
          label={texts.list}
          rows={10}
          value={text}
          placeholder={orderExample}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => edit(value)}
        />
        <div className="quick-order-side">
          <FileField
            label={texts.upload}
            hint={texts.uploadHint}
            multiple
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
            onFiles={upload}
          />
          {text !== '' && (
            <Button variant="quiet" small onClick={clear}>
              {texts.clearList}
            </Button>
          )}
        </div>
      </div>
      {tables.map((table, index) => (
        <TableColumns
          key={table.key}
          table={table}
          isFirst={index === 0}
          onChoose={(reading) => setChosen((current) => new Map(current).set(table.key, reading))}
        />
      ))}
      <div className="cluster quick-order-bar">
        <Button variant="action" aria-disabled={!canAdd} onClick={add}>
          {texts.addLines(good.length)}
        </Button>
        <p>{hasFailed ? '' : text.trim() !== '' && !preview ? texts.loading : summary}</p>
        {leftOut.length > 0 && <p className="hint">{texts.leftOut(leftOut)}</p>}
        <DebouncedStatus text={hasJustAdded ? '' : undecided ? texts.readAs(undecided) : summary} />
        {good.length > 0 && (
          <p className="muted quick-order-sum">
            {texts.sum(good.reduce((sum, { offer, quantity }) => sum + offer.price * quantity, 0))}
          </p>
        )}
      </div>
      <div role="alert">
        {hasFailed && (
          <p className="cluster quick-order-bar">
            {texts.failed}
            <Button
              small
              onClick={() => {
                retry();
                area.current?.focus();
              }}
            >
              {texts.retry}
            </Button>
          </p>
        )}
      </div>
      {preview && problems.length > 0 && (
        <ProblemLines preview={preview} isCurrent={isCurrent} onReplace={replace} onSelect={select} />
      )}
      {good.length > 0 && <FoundLines lines={good} />}
    </div>
  );
}

async function addFile(file: File): Promise<void> {
  const { name } = file;
  try {
    const decoded = decodeList(new Uint8Array(await file.arrayBuffer()));
    switch (decoded.kind) {
      case 'text':
        appendToDraft(decoded.text.replace(/\r\n?/g, '\n'));
        return notify(texts.uploaded(name));
      case 'workbook':
        return notify(texts.workbook(name));
      case 'binary':
        return notify(texts.binary(name));
      case 'too-large':
        return notify(texts.tooLarge(name));
    }
  } catch {
    notify(texts.unreadable(name));
  }
}

export const meta = () =>
  pageMeta({
    title: texts.quickOrderPage,
    description: texts.quickOrderDescription,
    path: '/quick-order',
    trail: [],
  });

export default function QuickOrderPage() {
  return (
    <Page title={texts.quickOrderPage} lead={texts.lead}>
      <QuickOrder />
    </Page>
  );
}
