import type { ComponentProps } from 'react';
import { CompareToggle } from '#app/compare/compare-toggle.tsx';

/** Nothing in a shop without a comparison. */
export function CompareButton(props: ComponentProps<typeof CompareToggle>) {
  return HAS.compare ? <CompareToggle {...props} /> : null;
}
