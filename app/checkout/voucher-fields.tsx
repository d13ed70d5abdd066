import { useRef, useState } from 'react';
import { useStore } from '#app/lib/use-store.ts';
import type { Voucher } from '#app/cart/model/cart.ts';
import { MAX_VOUCHER_LENGTH, MAX_VOUCHERS } from '#app/commerce/model/order.ts';
import { Button, RemoveButton } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { voucherStore } from './checkout-draft.ts';
import * as texts from './texts.ts';

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Codes that can never reduce this order leave the list once another one is entered. */
const isKept = (voucher: Voucher | undefined) =>
  voucher === undefined || voucher.state === 'applied' || voucher.state === 'not-applicable';

/** A field for codes, and what became of those that were entered. */
export function VoucherFields({ vouchers }: { readonly vouchers: readonly Voucher[] }) {
  const codes = useStore(voucherStore);
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [hasTooMany, setHasTooMany] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const stateOf = (code: string) => vouchers.find((voucher) => isSame(voucher.code, code));
  const entered = text.trim();
  // A code that is not applied stays in the field, so that it can be corrected.
  const isDone = stateOf(entered)?.state === 'applied' && codes.some((code) => isSame(code, entered));

  function apply() {
    if (entered === '' || isDone) return;
    const kept = codes.filter((code) => !isSame(code, entered) && isKept(stateOf(code)));
    setHasTooMany(kept.length >= MAX_VOUCHERS);
    if (kept.length < MAX_VOUCHERS) voucherStore.update(() => ({ next: [...kept, entered] }));
  }

  function remove(removed: string) {
    setHasTooMany(false);
    voucherStore.update((all) => ({ next: all.filter((code) => code !== removed) }));
    input.current?.focus();
  }

  return (
    <details
      className="vouchers no-print"
      open={isOpen || codes.length > 0}
      onToggle={({ currentTarget: { open } }) => setIsOpen(open)}
    >
      <summary>{texts.haveVoucher}</summary>
      <div className="vouchers-entry">
        <TextField
          ref={input}
          label={texts.voucherCode}
          value={isDone ? '' : text}
          maxLength={MAX_VOUCHER_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          onChange={({ currentTarget: { value } }) => setText(value)}
          onKeyDown={(event) => {
            // It is within the form of the order.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            apply();
          }}
        />
        <Button onClick={apply}>{texts.applyVoucher}</Button>
      </div>
      <div role="status">
        {hasTooMany && <p>{texts.tooManyVouchers(MAX_VOUCHERS)}</p>}
        <ul>
          {codes.map((code) => {
            const voucher = stateOf(code);
            return (
              <li key={code} className="voucher">
                <span>
                  {voucher ? texts.voucherSentence({ ...voucher, code }) : texts.checkingVoucher(code)}
                </span>
                <RemoveButton label={texts.removeVoucher(code)} onRemove={() => remove(code)} />
              </li>
            );
          })}
        </ul>
      </div>
    </details>
  );
}
