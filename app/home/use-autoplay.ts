import { type FocusEvent, useEffect, useState } from 'react';
import { useMediaQuery } from '#app/lib/use-media-query.ts';

const AUTOPLAY_MS = 5000;

/**
 * The index of the current slide, which advances automatically every five seconds. It pauses while `isPaused` is true, and
 * does not start automatically for visitors who prefer reduced motion.
 *
 * `toggleProps` are for the button that stops and starts the slides. If the visitor moves through the page with Tab and does
 * not press the button, the slides pause while it has the focus, and stop when it loses the focus.
 */
export function useAutoplay(slideCount: number, isPaused: boolean) {
  const [index, showSlide] = useState(0);
  const [isToggleFocused, setIsToggleFocused] = useState(false);
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  /** Undefined until the visitor stops or starts the slides. */
  const [choice, setChoice] = useState<'play' | 'stop'>();
  const isPlaying = choice === undefined ? !prefersReducedMotion : choice === 'play';

  useEffect(() => {
    const isPausedByToggle = isToggleFocused && choice === undefined;
    if (!isPlaying || isPaused || isPausedByToggle || slideCount < 2) return;
    const timer = setTimeout(() => showSlide((index + 1) % slideCount), AUTOPLAY_MS);
    return () => clearTimeout(timer);
  }, [index, slideCount, isPaused, isToggleFocused, isPlaying, choice]);

  return {
    index,
    showSlide,
    isPlaying,
    stop: () => setChoice('stop'),
    toggleProps: {
      onClick: () => setChoice(isPlaying ? 'stop' : 'play'),
      onFocus: (event: FocusEvent) => {
        // Prevents the carousel's `onFocus`, which stops the slides.
        event.stopPropagation();
        setIsToggleFocused(true);
      },
      onBlur: () => {
        setIsToggleFocused(false);
        setChoice((current) => current ?? 'stop');
      },
    },
  };
}
