import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { whenLoadedAndIdle } from '#app/browser/when-idle.ts';
import type { Banner } from '#app/domain/content/banner.ts';
import { PLACEHOLDER_IMAGE, productImagePath } from '#app/domain/product/image-path.ts';
import { avifSrcSet } from '#app/domain/product/picture-set.ts';
import * as texts from '#app/texts/home.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import styles from './hero.module.css';
import { useRotation } from './use-rotation.ts';

/** Wide dark stages, one at a time; they turn by themselves until somebody takes over. */
export function Hero({ banners }: { readonly banners: readonly Banner[] }) {
  const [pointed, setPointed] = useState(false);
  const { at, playing, show, toggle, stop } = useRotation(banners.length, pointed);

  // The pictures of the others must not take the line from the first.
  const [idle, setIdle] = useState(false);
  useEffect(() => whenLoadedAndIdle(() => setIdle(true)), []);

  const step = (by: number) => {
    stop();
    show((at + by + banners.length) % banners.length);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointing holds the slides still, focus stops them
    <section
      aria-label={texts.heroName}
      aria-roledescription={texts.heroRole}
      className={styles.hero}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={stop}
    >
      <div className={styles.controls}>
        <Button variant="icon" aria-label={playing ? texts.pauseSlides : texts.playSlides} {...toggle}>
          <Icon of={playing ? Pause : Play} />
        </Button>
        <Button variant="icon" aria-label={texts.previousSlide} onClick={() => step(-1)}>
          <Icon of={ChevronLeft} />
        </Button>
        <Button variant="icon" aria-label={texts.nextSlide} onClick={() => step(1)}>
          <Icon of={ChevronRight} />
        </Button>
        <p className={styles.count}>
          {at + 1} / {banners.length}
        </p>
      </div>
      <div className={styles.stages} aria-live={playing ? 'off' : 'polite'}>
        {banners.map((banner, index) => (
          <Slide
            key={banner.id}
            banner={banner}
            shown={index === at}
            first={index === 0}
            pictured={index === 0 || index === at || idle}
            of={banners.length}
            index={index}
          />
        ))}
      </div>
    </section>
  );
}

type SlideProps = {
  readonly banner: Banner;
  readonly shown: boolean;
  readonly first: boolean;
  readonly pictured: boolean;
  readonly index: number;
  readonly of: number;
};

/** The scene leaves room for call-outs on wide screens; on narrow ones only its right part is seen. */
const SIZES = '(min-width: 48rem) 54vw, 412px';

function Slide({ banner, shown, first, pictured, index, of }: SlideProps) {
  const path = productImagePath(banner.image);
  return (
    <div
      role="group"
      aria-roledescription={texts.slideRole}
      aria-label={texts.slideOf(index + 1, of)}
      inert={!shown}
      data-shown={shown}
      className={`${styles.slide} ${styles[banner.bgColor]} ${styles[banner.position]}`}
    >
      <div className={`container ${styles.stage}`}>
        <div className={styles.words}>
          <h2 className={styles.title}>{banner.title}</h2>
          {banner.subtitle !== undefined && <p className={styles.subtitle}>{banner.subtitle}</p>}
          <ButtonLink variant="action" to={banner.buttonLink} prefetch="intent">
            {banner.buttonText}
          </ButtonLink>
        </div>
        <div className={styles.scene}>
          <div className={styles.frame}>
            {pictured && (
              <Picture
                src={path}
                avifSet={avifSrcSet(path)}
                sizes={SIZES}
                fallback={PLACEHOLDER_IMAGE}
                alt={banner.imageAlt}
                width={720}
                height={560}
                priority={first}
                className={styles.picture}
              />
            )}
          </div>
          <dl className={styles.callouts}>
            {banner.callouts.map(({ label, value, reach }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {value}
                  <Leader reach={reach} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </div>
  );
}

/** From the words to the part of the product that they speak of. */
function Leader({ reach }: { readonly reach: number }) {
  return (
    <svg className={styles.leader} aria-hidden="true">
      <line x2={`${reach}%`} />
      <circle cx={`${reach}%`} r="3" />
    </svg>
  );
}
