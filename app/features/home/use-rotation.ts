import { useEffect, useState } from 'react';
import { useMediaQuery } from '#app/browser/use-media-query.ts';

const AUTOPLAY_MS = 5000;

type Holds = {
  /** Nothing moves meanwhile. */
  readonly held: boolean;
  /** Nothing moves meanwhile, unless the visitor has asked for it by the button. */
  readonly heldUnlessAsked: boolean;
};

/** Which of `count` slides is shown. Nothing moves by itself for whoever has asked for less motion. */
export function useRotation(count: number, { held, heldUnlessAsked }: Holds) {
  const [at, show] = useState(0);
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [wanted, setWanted] = useState<boolean>();
  const playing = wanted ?? !calm;

  useEffect(() => {
    const still = held || (heldUnlessAsked && wanted === undefined);
    if (!playing || still || count < 2) return;
    const timer = setTimeout(() => show((at + 1) % count), AUTOPLAY_MS);
    return () => clearTimeout(timer);
  }, [at, count, held, heldUnlessAsked, playing, wanted]);

  return { at, show, playing, toggle: () => setWanted(!playing), stop: () => setWanted(false) };
}
