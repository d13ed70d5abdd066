import { useEffect, useRef } from 'react';
import { useStore } from '#app/lib/use-store.ts';
import { comparePath } from './model/compare-address.ts';
import { MAX_COMPARED } from './model/comparison.ts';
import { leftCatalogue, loadSavedOffers } from '#app/offer/load-offers.ts';
import { ProductPicture } from '#app/offer/product-picture.tsx';
import * as texts from './page-texts.ts';
import { Button, ButtonLink, REMOVE_BUTTON, RemoveButton } from '#app/ui/button.tsx';
import { focusAfterRemoval } from '#app/ui/focus-after-removal.ts';
import { focusHeading } from '#app/ui/focus.ts';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import { clearComparison, removeFromComparison } from './change-comparison.ts';
import { compareStore } from './compare-store.ts';
import styleSheetUrl from './compare-tray.css?url';

const StyleSheet = styleSheet(styleSheetUrl);

export function CompareTray() {
  const { items: saved } = useStore(compareStore);
  const gone = useStore(leftCatalogue);
  const list = useRef<HTMLUListElement>(null);
  const items = saved.filter(({ id }) => !gone.has(id));
  const free = MAX_COMPARED - items.length;

  // Says which products can still be compared.
  const savedKey = saved.map(({ id }) => id).join();
  useEffect(() => void loadSavedOffers(savedKey.split(',')), [savedKey]);

  if (items.length === 0) return null;
  return (
    <section aria-label={texts.comparison} className="compare-tray no-print">
      <StyleSheet />
      <div className="container compare-tray-row">
        <p className="compare-tray-count">{texts.comparedOf(items.length)}</p>
        <ul ref={list} className="compare-tray-items">
          {items.map((item, index) => (
            <li key={item.id} className="compare-tray-item">
              <span className="compare-tray-picture">
                <ProductPicture image={item.image} alt="" size={48} />
              </span>
              <span className="compare-tray-title">{item.title}</span>
              <span className="compare-tray-remove">
                <RemoveButton
                  label={texts.removeFromComparison(item.title)}
                  onRemove={() => {
                    removeFromComparison(item);
                    focusAfterRemoval(list, REMOVE_BUTTON, index);
                  }}
                />
              </span>
            </li>
          ))}
          {Array.from({ length: free }, (_, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- free places have no identity
            <li key={`free ${index}`} aria-hidden="true" className="compare-tray-free" />
          ))}
        </ul>
        <div className="compare-tray-actions">
          <Button
            variant="quiet"
            small
            onClick={() => {
              clearComparison();
              // The pressed button disappears, so the focus moves to the page's heading.
              focusHeading();
            }}
          >
            {texts.clear}
          </Button>
          <ButtonLink
            variant={items.length > 1 ? 'action' : 'outline'}
            to={comparePath(saved.map(({ id }) => id))}
          >
            {texts.compareProducts(items.length)}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
