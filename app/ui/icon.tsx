import type { LucideIcon } from 'lucide-react';

type IconProps = { readonly icon: LucideIcon; readonly size?: number };

/**
 * A decorative icon with the shop's stroke. `size` is in pixels. Text beside it or the accessible name of its control must
 * state the meaning.
 */
export function Icon({ icon: Glyph, size = 20 }: IconProps) {
  return <Glyph aria-hidden="true" size={size} strokeWidth={1.5} absoluteStrokeWidth />;
}
