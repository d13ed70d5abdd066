export type Scheme = 'light' | 'dark';

type Oklch = { readonly lightness: number; readonly chroma: number; readonly hue: number };
type Rgb = readonly [red: number, green: number, blue: number];

/** The colour tokens of a style sheet's `:root` in one scheme, by name without `--`. Other tokens are left out. */
export function colourTokens(sheet: string, scheme: Scheme): ReadonlyMap<string, Oklch> {
  const [root = ''] = /:root\s*\{[^}]*\}/.exec(sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '')) ?? [];
  const tokens = new Map<string, Oklch>();
  for (const [, name = '', value = ''] of root.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    const [first, second = first] = [...value.matchAll(/oklch\(([^)]*)\)/g)].map(([, inside = '']) => inside);
    const chosen = scheme === 'light' ? first : second;
    // Skip lengths, durations, fonts and shadows.
    if (chosen === undefined || !/^(oklch|light-dark)\(/.test(value)) continue;
    const [lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN] = chosen
      .split(/[\s/]+/)
      .map(Number);
    tokens.set(name, { lightness, chroma, hue });
  }
  return tokens;
}

/** WCAG 2.2 contrast ratio, from 1 to 21. */
export function contrast(first: Oklch, second: Oklch): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The colour in sRGB: `#1a1f24` */
export function toHex(colour: Oklch): string {
  const channels = linearRgb(colour).map((channel) => {
    const linear = clamp(channel);
    const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** WCAG 2.2 relative luminance. Channels outside the sRGB gamut are clamped, as browsers do. */
function luminance(colour: Oklch): number {
  const [red, green, blue] = linearRgb(colour);
  return 0.2126 * clamp(red) + 0.7152 * clamp(green) + 0.0722 * clamp(blue);
}

const clamp = (channel: number) => Math.min(1, Math.max(0, channel));

/** OKLCH → OKLab → LMS → linear sRGB, with Björn Ottosson's matrices: https://bottosson.github.io/posts/oklab/ */
function linearRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}
