import { expect } from 'vitest';
import { INTERCOM } from '#tests/e2e/support/catalogue.ts';
import type { Visitor } from '#tests/engines/visitor.ts';
import { cartButton, cartDropdown, type Journeys, putIntercomInCart } from './shop.ts';

/** The distance between the cart button and the dropdown. */
const GAP = 8;
/** Browsers round the edges of elements differently. */
const TOLERANCE = 1;

const isNear = (actual: number, expected: number) => Math.abs(actual - expected) <= TOLERANCE;

async function seeDropdownBelowButton(visitor: Visitor): Promise<void> {
  const place = async () => {
    const [button] = await visitor.look(cartButton(1, INTERCOM.price));
    const [panel] = await visitor.look(cartDropdown);
    if (!button || !panel) return 'missing';
    const isBelow = isNear(panel.box.top, button.box.bottom + GAP);
    const isAligned = isNear(panel.box.right, button.box.right);
    return isBelow && isAligned ? 'below its button' : { button: button.box, panel: panel.box };
  };
  await expect.poll(place).toBe('below its button');
}

export const appearance: Journeys = {
  'the cart dropdown stays below its button at every width and scroll position': async ({ visitor }) => {
    await putIntercomInCart(visitor);
    const opener = cartButton(1, INTERCOM.price);
    await visitor.open('/about-us');
    for (const width of [1440, 600]) {
      await visitor.resize(width, 800);
      for (const top of [0, 20, 700, 10]) {
        await visitor.click(opener);
        await visitor.scrollTo(top);
        await seeDropdownBelowButton(visitor);
        await visitor.press('Escape');
        await visitor.seeNone(cartDropdown);
        await visitor.click(opener);
        await seeDropdownBelowButton(visitor);
        await visitor.press('Escape');
        await visitor.seeNone(cartDropdown);
      }
    }
  },
};
