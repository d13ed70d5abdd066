import type { Delivery } from '#app/cart/model/cart.ts';
import { sumOf } from '#app/cart/model/discounts.ts';
import { type Cents, formatMoney } from '#app/lib/money.ts';
import { createPersistentStore, TAB_STORAGE } from '#app/lib/persistent-store.ts';
import { useStore } from '#app/lib/use-store.ts';
import { ChoiceField } from '#app/ui/choice-field.tsx';
import { FieldGroup } from '#app/ui/field-group.tsx';
import { Message } from '#app/ui/message.tsx';
import { useEffect } from 'react';
import * as texts from './texts.ts';

/** The id of the delivery that the buyer has chosen. Empty: none, so the first one counts. */
const chosenStore = createPersistentStore<string>({
  key: 'delivery',
  initial: '',
  parse: (text) => text,
  serialize: String,
  ...TAB_STORAGE,
});

/** The delivery that the buyer has chosen, or the first one; undefined if there are none. */
export function useDelivery(deliveries: readonly Delivery[]): Delivery | undefined {
  useEffect(() => chosenStore.restore(), []);
  const chosen = useStore(chosenStore);
  return deliveries.find(({ id }) => id === chosen) ?? deliveries[0];
}

type DeliveryFieldsProps = {
  readonly deliveries: readonly Delivery[];
  readonly selected: Delivery | undefined;
  /** Set if nothing is sent there. */
  readonly unreachable?: string | undefined;
};

const priceOf = (amount: Cents) => (amount === 0 ? texts.free : formatMoney(amount));

/** Nothing if there is no choice. */
export function DeliveryFields({ deliveries, selected, unreachable }: DeliveryFieldsProps) {
  const chosen = useStore(chosenStore);
  const hasChoice = deliveries.length > 1 || selected?.isPickUp === true;
  const isGone = hasChoice && chosen !== '' && chosen !== selected?.id;
  return (
    <>
      {hasChoice && (
        <FieldGroup legend={texts.delivery}>
          <div className="delivery-choices">
            {deliveries.map(({ id, name, days, isPickUp, shipping, shippingDiscounts }) => (
              <ChoiceField
                key={id}
                type="radio"
                name="delivery"
                value={id}
                checked={id === selected?.id}
                onChange={() => chosenStore.update(() => ({ next: id }))}
              >
                <span className="delivery-choice">
                  <span>
                    {name}
                    {days && (
                      <span className="hint">
                        {isPickUp ? texts.pickUpDays(days) : texts.deliveryDays(days)}
                      </span>
                    )}
                  </span>
                  <span translate="no">{priceOf(shipping - sumOf(shippingDiscounts))}</span>
                </span>
              </ChoiceField>
            ))}
          </div>
        </FieldGroup>
      )}
      <Message>
        {unreachable !== undefined ? texts.unreachable(unreachable) : isGone ? texts.deliveryGone : undefined}
      </Message>
    </>
  );
}
