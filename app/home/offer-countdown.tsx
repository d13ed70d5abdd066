import { useEffect, useState } from 'react';
import type { Deals } from './model/deals.ts';
import { type TimeLeft, timeLeft } from './model/countdown.ts';
import * as texts from './texts.ts';
import { Button } from '#app/ui/button.tsx';

const UNITS: readonly { readonly key: keyof TimeLeft; readonly label: string }[] = [
  { key: 'days', label: texts.days },
  { key: 'hours', label: texts.hours },
  { key: 'minutes', label: texts.minutes },
  { key: 'seconds', label: texts.seconds },
];

/**
 * Counts down to the end of the deals, then disappears. Visitors can replace the timer with a line of text. The
 * prerendered HTML shows dashes, because it cannot contain the current time.
 */
export function OfferCountdown({ endsAt, note }: Deals) {
  const end = Date.parse(endsAt);
  const [now, setNow] = useState<number>();
  const [isHidden, setIsHidden] = useState(false);

  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);

  const left = now === undefined ? undefined : timeLeft(end, now);
  if (now !== undefined && left === undefined) return null;
  return (
    <div className="offer-countdown">
      {isHidden ? (
        <p>{note}</p>
      ) : (
        <div className="offer-countdown-timer" role="timer" aria-label={texts.countdownName} aria-live="off">
          <span>{texts.endsIn}</span>
          <span className="offer-countdown-units">
            {UNITS.map(({ key, label }) => (
              <span key={key} className="offer-countdown-unit">
                <span className="offer-countdown-figure">
                  {left === undefined ? '––' : String(left[key]).padStart(2, '0')}
                </span>
                <span>{label}</span>
              </span>
            ))}
          </span>
        </div>
      )}
      <Button small variant="quiet" onClick={() => setIsHidden(!isHidden)}>
        {isHidden ? texts.showCountdown : texts.hideCountdown}
      </Button>
    </div>
  );
}
