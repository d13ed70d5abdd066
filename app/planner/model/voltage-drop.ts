import { type Answer, answer } from './answer.ts';

export type CableRun = {
  /** One way, from the supply to the device. */
  readonly lengthMetres: number;
  readonly currentAmperes: number;
  /** Of one conductor. */
  readonly ohmsPerMetre: number;
};

/**
 * Solid copper at 20 °C. American sizes: the diameters of ASTM B258 with annealed copper of 0.017241 Ω·mm²/m. Metric sizes:
 * the highest resistance that IEC 60228 allows for class 1.
 */
export const WIRES = [
  { wire: 'awg24', label: '24 AWG (0.20 mm²)', ohmsPerMetre: 0.0842 },
  { wire: 'awg22', label: '22 AWG (0.33 mm²)', ohmsPerMetre: 0.053 },
  { wire: 'awg20', label: '20 AWG (0.52 mm²)', ohmsPerMetre: 0.0333 },
  { wire: 'awg18', label: '18 AWG (0.82 mm²)', ohmsPerMetre: 0.021 },
  { wire: 'awg16', label: '16 AWG (1.31 mm²)', ohmsPerMetre: 0.0132 },
  { wire: 'awg14', label: '14 AWG (2.08 mm²)', ohmsPerMetre: 0.00829 },
  { wire: 'awg12', label: '12 AWG (3.31 mm²)', ohmsPerMetre: 0.00521 },
  { wire: 'mm0.5', label: '0.5 mm²', ohmsPerMetre: 0.036 },
  { wire: 'mm0.75', label: '0.75 mm²', ohmsPerMetre: 0.0245 },
  { wire: 'mm1', label: '1 mm²', ohmsPerMetre: 0.0181 },
  { wire: 'mm1.5', label: '1.5 mm²', ohmsPerMetre: 0.0121 },
  { wire: 'mm2.5', label: '2.5 mm²', ohmsPerMetre: 0.00741 },
] as const;

/** Ohm's law for the way there and back: 2 · L · I · R. */
export function voltageDropVolts({ lengthMetres, currentAmperes, ohmsPerMetre }: CableRun): Answer {
  return answer(
    [lengthMetres, currentAmperes, ohmsPerMetre],
    () => 2 * lengthMetres * currentAmperes * ohmsPerMetre,
  );
}

/** The length at which the drop reaches `dropVolts`: drop ÷ (2 · I · R). */
export function lengthMetresForDrop(
  dropVolts: number,
  { currentAmperes, ohmsPerMetre }: Omit<CableRun, 'lengthMetres'>,
): Answer {
  return answer(
    [dropVolts, currentAmperes, ohmsPerMetre],
    () => dropVolts / (2 * currentAmperes * ohmsPerMetre),
  );
}
