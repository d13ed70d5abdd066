import type { LucideIcon } from 'lucide-react';

type IconProps = { readonly of: LucideIcon; readonly size?: number };

/** One stroke for the whole set. It never carries the meaning alone: the word stands beside it or in the control's name. */
export function Icon({ of: Glyph, size = 20 }: IconProps) {
  return <Glyph aria-hidden="true" size={size} strokeWidth={1.5} absoluteStrokeWidth />;
}
