import { createElement, type SVGProps } from 'react';

type IconData = {
  /** The side of the square that it is drawn in. */
  readonly size: number;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
};

type GlyphProps = Pick<SVGProps<SVGSVGElement>, 'aria-hidden'> & {
  readonly size: number;
  /** In pixels at every size: the shop sets `absoluteStrokeWidth` everywhere. */
  readonly strokeWidth: number;
};

/**
 * What builds take for lucide-react's function of this name (`scripts/own-lucide-runtime.ts`): all that `Icon` asks of
 * it, in a fifth of its bytes.
 */
export default function createLucideIcon({ size: box, node }: IconData) {
  return function Glyph({ size, strokeWidth, 'aria-hidden': hidden }: GlyphProps) {
    return createElement(
      'svg',
      {
        'aria-hidden': hidden,
        width: size,
        height: size,
        viewBox: `0 0 ${box} ${box}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: (strokeWidth * box) / size,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
