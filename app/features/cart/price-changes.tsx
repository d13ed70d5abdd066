import type { PriceChange } from '#app/domain/cart/current-prices.ts';
import * as texts from '#app/texts/current-prices.ts';
import { Message } from '#app/ui/message.tsx';
import styleSheet from './price-changes.css?url';
import type { PriceCheck } from './use-current-prices.ts';

/** Says in words what has changed since the products were put into the cart. */
export function PriceChanges({ changes, hasFailed }: Pick<PriceCheck, 'changes' | 'hasFailed'>) {
  return (
    <>
      <link rel="stylesheet" href={styleSheet} precedence="default" />
      <div className="price-changes">
        <div role="status">
          {changes.length > 0 && (
            <div className="price-changes-list">
              <h2 className="price-changes-heading">{texts.whatHasChanged}</h2>
              <ul>
                {changes.map((change) => (
                  <li key={keyOf(change)}>{texts.priceChange(change)}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <Message>{hasFailed ? texts.pricesNotLoaded : undefined}</Message>
      </div>
    </>
  );
}

function keyOf(change: PriceChange): string {
  return JSON.stringify(change);
}
