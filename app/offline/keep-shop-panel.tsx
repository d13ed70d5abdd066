import { useEffect, useRef } from 'react';
import { useStore } from '#app/lib/use-store.ts';
import type { Keeping } from './model/keeping.ts';
import * as texts from './texts.ts';
import { Button } from '#app/ui/button.tsx';
import { Message } from '#app/ui/message.tsx';
import { ProgressBar } from '#app/ui/progress-bar.tsx';
import { cancelKeeping, type Inventory, keeping, keepShop, removeKeptShop } from './keep-shop.ts';
import { offlineUse } from './offline-use.ts';

/** Offers to keep the whole shop on the device. Shows its size, then the progress, then the outcome. */
export function KeepShopPanel({ inventory }: { readonly inventory: Inventory | undefined }) {
  const use = useStore(offlineUse);
  const state = useStore(keeping);
  const panel = useRef<HTMLDivElement>(null);
  // The pressed button is replaced by the next one, which therefore gets the focus.
  useEffect(() => {
    if (state.kind !== 'idle' && document.activeElement === document.body)
      panel.current?.querySelector('button')?.focus();
  }, [state.kind]);

  if (use.kind === 'unsupported' || use.kind === 'failed') {
    return <Message>{use.kind === 'failed' ? texts.setUpFailed : texts.unsupported}</Message>;
  }
  const isComplete = inventory?.missing === 0;
  const message = inventory && messageOf(state, inventory);
  return (
    <div ref={panel} className="offline-panel">
      {inventory && !isComplete && <p>{texts.keepShopText(inventory.whole)}</p>}
      {state.kind === 'running' && (
        <>
          <ProgressBar label={texts.keeping} value={state.done} max={state.all} />
          <p className="offline-progress">{texts.keepingProgress(state.done, state.all)}</p>
          <Button onClick={cancelKeeping}>{texts.cancel}</Button>
        </>
      )}
      <Message success={isComplete}>{state.kind === 'running' ? undefined : message}</Message>
      {state.kind !== 'running' && use.kind === 'ready' && inventory && (
        <div className="offline-actions">
          {!isComplete && (
            <Button variant="action" onClick={() => void keepShop(use)}>
              {startLabel(state, inventory)}
            </Button>
          )}
          {(inventory.missing !== undefined || state.kind === 'cancelled') && (
            <Button onClick={() => void removeKeptShop(use)}>{texts.removeShop}</Button>
          )}
        </div>
      )}
    </div>
  );
}

function messageOf(state: Keeping, { missing, whole }: Inventory): string | undefined {
  switch (state.kind) {
    case 'cancelled':
      return texts.cancelled(state.done, state.all);
    case 'failed':
      return texts.failures[state.reason];
    case 'no-space':
      return texts.needsSpace(state.needed, state.free);
    case 'removed':
      return texts.removed;
    case 'kept':
    case 'running':
    case 'idle':
      if (missing === undefined) return undefined;
      return missing === 0 ? texts.keptShop(whole.bytes) : texts.incomplete(missing);
  }
}

function startLabel(state: Keeping, { missing }: Inventory): string {
  if (state.kind === 'failed') return texts.retry;
  return state.kind === 'cancelled' || missing !== undefined ? texts.loadMissing : texts.keepShop;
}
