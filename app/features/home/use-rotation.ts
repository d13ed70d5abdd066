import { type FocusEvent, useEffect, useState } from 'react';
import { useMediaQuery } from '#app/browser/use-media-query.ts';

const AUTOPLAY_MS = 5000;

/**
 * Which of `count` slides is shown. Nothing moves while `held`, nor by itself for whoever has asked for less motion.
 * The button that stops and starts the slides holds them as long as it has the focus and has not been pressed; left
 * like that it stops them, as any other control does that takes the focus.
 */
export function useRotation(count: number, held: boolean) {
  const [at, show] = useState(0);
  const [onToggle, setOnToggle] = useState(false);
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [wanted, setWanted] = useState<boolean>();
  const playing = wanted ?? !calm;

  useEffect(() => {
    const still = held || (onToggle && wanted === undefined);
    if (!playing || still || count < 2) return;
    const timer = setTimeout(() => show((at + 1) % count), AUTOPLAY_MS);
    return () => clearTimeout(timer);
  }, [at, count, held, onToggle, playing, wanted]);

  return {
    at,
    show,
    playing,
    stop: () => setWanted(false),
    toggle: {
      onClick: () => setWanted(!playing),
      onFocus: (event: FocusEvent) => {
        event.stopPropagation();
        setOnToggle(true);
      },
      onBlur: () => {
        setOnToggle(false);
        setWanted((asked) => asked ?? false);
      },
    },
  };
}
