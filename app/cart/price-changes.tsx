import * as texts from './current-prices-texts.ts';
import { Message } from '#app/ui/message.tsx';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import styleSheetUrl from './price-changes.css?url';
import type { PriceCheck } from './use-current-prices.ts';

const StyleSheet = styleSheet(styleSheetUrl);

/** Says in words what has changed in the cart since the page was opened. */
export function PriceChanges({ changes, hasFailed }: Pick<PriceCheck, 'changes' | 'hasFailed'>) {
  return (
    <>
      <StyleSheet />
      <div className="price-changes">
        <div role="status">
          {changes.length > 0 && (
            <div className="price-changes-list">
              <h2 className="price-changes-heading">{texts.whatHasChanged}</h2>
              <ul>
                {changes.map((change, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- changes are only appended, and one can occur twice
                  <li key={index}>{texts.priceChange(change)}</li>
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
