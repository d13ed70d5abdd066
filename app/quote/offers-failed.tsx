import type { ReactNode } from 'react';
import * as texts from './texts.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { focusHeading } from '#app/ui/focus-heading.ts';
import { useLoadFailure } from '#app/ui/load-failure.ts';

type OffersFailedProps = {
  readonly onRetry: () => void;
  /** A button or link that leaves the quote whose offers could not be loaded. */
  readonly children: ReactNode;
};

/**
 * Shown instead of a quote if prices and stock could not be loaded. Without them the shop does not know which products
 * still exist.
 */
export function OffersFailed({ onRetry, children }: OffersFailedProps) {
  useLoadFailure(true);
  return (
    <EmptyState heading={texts.offersFailedHeading} text={texts.offersFailedText}>
      <Button
        variant="action"
        onClick={() => {
          onRetry();
          focusHeading();
        }}
      >
        {texts.retry}
      </Button>
      {children}
    </EmptyState>
  );
}
