const GRAMS: Readonly<Record<string, number>> = { g: 1, kg: 1000, oz: 28.349_523_125, lb: 453.592_37 };

/** Whole grams, at least one: `0.6 kg` → `600`, `1 oz` → `28` */
export function gramsIn(weight: string): number {
  const [value = '', unit = ''] = weight.split(' ');
  return Math.max(1, Math.round(Number(value) * (GRAMS[unit] ?? 1)));
}
