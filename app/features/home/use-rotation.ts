import { useEffect, useState } from 'react';
import { useHydrated } from '#app/browser/use-hydrated.ts';
import { useMediaQuery } from '#app/browser/use-media-query.ts';

const AUTOPLAY_MS = 5000;

/** Which of `count` slides is shown. Nothing moves while `held`, nor for whoever has asked for less motion. */
export function useRotation(count: number, held: boolean) {
  const [at, show] = useState(0);
  const hydrated = useHydrated();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [wanted, setWanted] = useState<boolean>();
  const playing = wanted ?? !still;

  useEffect(() => {
    if (!hydrated || !playing || held || count < 2) return;
    const timer = setTimeout(() => show((at + 1) % count), AUTOPLAY_MS);
    return () => clearTimeout(timer);
  }, [at, count, held, hydrated, playing]);

  return { at, show, playing, toggle: () => setWanted(!playing), stop: () => setWanted(false) };
}
