import { type Answer, answer, withoutRoundingError } from './answer.ts';

export type RadioCurrents = {
  readonly transmitMilliamperes: number;
  readonly receiveMilliamperes: number;
  readonly standbyMilliamperes: number;
};

/** The 5-5-90 duty cycle that makers of two-way radios rate batteries by: shares of time in percent. */
export const DUTY_CYCLE_PERCENT = { transmit: 5, receive: 5, standby: 90 } as const;

/** The average current over the duty cycle. */
export function averageMilliamperes({
  transmitMilliamperes,
  receiveMilliamperes,
  standbyMilliamperes,
}: RadioCurrents): Answer {
  const { transmit, receive, standby } = DUTY_CYCLE_PERCENT;
  return answer(
    [transmitMilliamperes, receiveMilliamperes, standbyMilliamperes],
    () =>
      (transmit * transmitMilliamperes + receive * receiveMilliamperes + standby * standbyMilliamperes) / 100,
  );
}

/** Capacity ÷ average current. Undefined if no current is drawn. */
export function batteryLifeHours(capacityMilliampereHours: number, currents: RadioCurrents): Answer {
  const average = averageMilliamperes(currents);
  if (average === undefined) return undefined;
  return answer([capacityMilliampereHours], () => capacityMilliampereHours / average);
}

/** The batteries that a radio needs to last a shift. */
export function batteriesPerShift(shiftHours: number, lifeHours: number): Answer {
  return answer([shiftHours, lifeHours], () => Math.ceil(withoutRoundingError(shiftHours / lifeHours)));
}
