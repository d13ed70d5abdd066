/** Returns a pseudo-random integer from 0 to `limit` - 1. */
export type RandomInteger = (limit: number) => number;

/** The same sequence every time: the generator mulberry32 with a fixed seed. */
export function randomIntegers(): RandomInteger {
  let state = 1;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) % limit;
  };
}
