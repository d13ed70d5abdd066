import { type FocusEvent, useEffect, useState } from 'react';
import { whenLoadedAndIdle } from '#app/lib/when-idle.ts';
import type { Banner } from './model/editorial.ts';
import { avifFiles, PLACEHOLDER_IMAGE, productImagePath } from '#app/offer/model/picture-set.ts';
import * as texts from './texts.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { chevronLeftIcon, chevronRightIcon, Icon, pauseIcon, playIcon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import styles from './hero.module.css';
import { useMediaQuery } from '#app/lib/use-media-query.ts';

const AUTOPLAY_MS = 5000;

/**
 * The index of the current slide, which advances automatically every five seconds. It pauses while `isPaused` is true, and
 * does not start automatically for visitors who prefer reduced motion.
 *
 * `toggleProps` are for the button that stops and starts the slides. If the visitor moves through the page with Tab and does
 * not press the button, the slides pause while it has the focus, and stop when it loses the focus.
 */
function useAutoplay(slideCount: number, isPaused: boolean) {
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

/**
 * The banner carousel. It advances automatically until the visitor uses one of its controls, and pauses while the
 * pointer is over it. For exceptions see `useAutoplay`.
 */
export function Hero({ banners }: { readonly banners: readonly Banner[] }) {
  const [isHovered, setIsHovered] = useState(false);
  const count = banners.length;
  const { index: current, isPlaying, showSlide, toggleProps, stop } = useAutoplay(count, isHovered);

  // The first slide's picture is the largest of the page, so that of the next slide is loaded after it.
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenLoadedAndIdle(() => setIsIdle(true)), []);
  const [furthest, setFurthest] = useState(0);
  if (current > furthest) setFurthest(current);

  const moveBy = (steps: 1 | -1) => {
    stop();
    showSlide((current + steps + count) % count);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hover pauses the slides, focus stops them
    <section
      aria-label={texts.heroName}
      aria-roledescription={texts.heroRoleDescription}
      className={`${styles.hero} no-print`}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={stop}
    >
      {count > 1 && (
        <div className={styles.controls}>
          <Button
            variant="icon"
            aria-label={isPlaying ? texts.pauseSlides : texts.playSlides}
            {...toggleProps}
          >
            <Icon icon={isPlaying ? pauseIcon : playIcon} />
          </Button>
          <Button variant="icon" aria-label={texts.previousSlide} onClick={() => moveBy(-1)}>
            <Icon icon={chevronLeftIcon} />
          </Button>
          <Button variant="icon" aria-label={texts.nextSlide} onClick={() => moveBy(1)}>
            <Icon icon={chevronRightIcon} />
          </Button>
          <p className={styles.count}>{`${current + 1} / ${count}`}</p>
        </div>
      )}
      <div className={styles.slides} aria-live={isPlaying ? 'off' : 'polite'}>
        {banners.map((banner, index) => (
          <Slide
            key={banner.id}
            banner={banner}
            index={index}
            count={count}
            isShown={index === current}
            hasPicture={index <= furthest || (isIdle && index === furthest + 1)}
          />
        ))}
      </div>
    </section>
  );
}

type SlideProps = {
  readonly banner: Banner;
  readonly index: number;
  readonly count: number;
  readonly isShown: boolean;
  readonly hasPicture: boolean;
};

/** On narrow screens the picture is 412 px wide before the style sheet crops it to the product. */
const SIZES = '(min-width: 48rem) 54vw, 412px';

function Slide({ banner, index, count, isShown, hasPicture }: SlideProps) {
  const path = productImagePath(banner.image);
  return (
    <div
      role="group"
      aria-roledescription={texts.slideRoleDescription}
      aria-label={texts.slideOf(index + 1, count)}
      inert={!isShown}
      data-shown={isShown}
      className={`${styles.slide} ${styles[banner.bgColor]}`}
      data-text={banner.position}
    >
      <div className={`container ${styles.stage}`}>
        <div className={styles.text}>
          <h2 className={styles.title}>{banner.title}</h2>
          {banner.subtitle !== undefined && <p className={styles.subtitle}>{banner.subtitle}</p>}
          <ButtonLink variant="action" to={banner.buttonLink}>
            {banner.buttonText}
          </ButtonLink>
        </div>
        <div className={styles.scene}>
          <div className={styles.frame}>
            {hasPicture && (
              <Picture
                src={path}
                avifFiles={avifFiles(path)}
                sizes={SIZES}
                fallback={PLACEHOLDER_IMAGE}
                alt={banner.imageAlt}
                width={720}
                height={560}
                priority={index === 0}
                className={styles.picture}
              />
            )}
          </div>
          <dl className={styles.callouts}>
            {banner.callouts.map(({ label, value, reach }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <span translate="no">{value}</span>
                  <CalloutLine reach={reach} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </div>
  );
}

/** A line from a callout to the product in the picture. `reach` is its length in percent of the picture's width. */
function CalloutLine({ reach }: { readonly reach: number }) {
  return (
    <svg className={styles.line} aria-hidden="true">
      <line x2={`${reach}%`} />
      <circle cx={`${reach}%`} r="3" />
    </svg>
  );
}
