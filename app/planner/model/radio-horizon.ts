import { type Answer, answer } from './answer.ts';

/**
 * √(2 · k · a) in km per √m, with the Earth's radius a = 6,371 km and the factor k = 4/3 for the refraction of a standard
 * atmosphere (effective Earth radius, Recommendation ITU-R P.310).
 */
export const HORIZON_KM_PER_ROOT_METRE = 4.12;

/**
 * The greatest distance at which two antennas are within each other's radio horizon: 4.12 · (√h₁ + √h₂). This is
 * an upper bound: terrain, buildings and low transmit power shorten the range.
 */
export function radioHorizonKilometres(heightMetres: number, otherHeightMetres: number): Answer {
  return answer(
    [heightMetres, otherHeightMetres],
    () => HORIZON_KM_PER_ROOT_METRE * (Math.sqrt(heightMetres) + Math.sqrt(otherHeightMetres)),
  );
}
