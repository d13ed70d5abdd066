import { expect } from 'vitest';
import { INTERCOM, PLUG } from '#tests/e2e/support/catalogue.ts';
import { button, main, within } from '#tests/engines/targets.ts';
import type { Visitor } from '#tests/engines/visitor.ts';
import {
  addToCart,
  cartButton,
  cartDropdown,
  cartName,
  type Journeys,
  putIntercomInCart,
  wishlistLink,
} from './shop.ts';

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

const dropdownAt = (width: number): Journeys => ({
  [`the cart dropdown stays below its button at every scroll position at ${width} px`]: async ({
    visitor,
  }) => {
    await putIntercomInCart(visitor);
    await visitor.resize(width, 800);
    await visitor.open('/about-us');
    await visitor.click(cartButton(1, INTERCOM.price));
    for (const top of [0, 20, 700, 10]) {
      await visitor.scrollTo(top);
      await seeDropdownBelowButton(visitor);
      await visitor.press('Escape');
      await visitor.seeNone(cartDropdown);
      await visitor.click(cartButton(1, INTERCOM.price));
      await seeDropdownBelowButton(visitor);
    }
  },
});

export const appearance: Journeys = {
  ...dropdownAt(1440),
  ...dropdownAt(600),

  'the controls have their promised names in the accessibility tree of the browser': async ({ visitor }) => {
    await visitor.open(`/category/${PLUG.category}`);
    await visitor.click(addToCart(PLUG.title));
    await visitor.see(cartButton(1, PLUG.price));
    await visitor.click(within(main, button(`Add ${PLUG.title} to wishlist`)));
    await visitor.see(wishlistLink(1));
    const names = [
      ['button', cartName(1, PLUG.price)],
      ['button', `Add to Cart: ${PLUG.title}`],
      ['button', `Remove ${PLUG.title} from wishlist`],
      ['link', 'Wishlist, 1 item'],
      ['link', PLUG.title],
      ['button', 'Search'],
      ['heading', 'Smart Sensor'],
    ] as const;
    for (const [role, name] of names) {
      expect(await visitor.countNamed(role, name), `${role} ${name}`).toBe(1);
    }
  },
};
