import type { Page } from '@playwright/test';

/**
 * A computer and a phone. `slowdown` is how many times slower the processor is than that of this machine. A phone has no pointer
 * that rests on a control before it is pressed.
 */
export const PROFILES = [
  { metricSuffix: '', slowdown: 1, hovers: true },
  { metricSuffix: '-slow', slowdown: 4, hovers: false },
] as const;

export type Profile = (typeof PROFILES)[number];

export async function slowDown(page: Page, { slowdown }: Profile): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
