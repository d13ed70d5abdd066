import { expect } from 'vitest';
import { INTERCOM } from '#tests/e2e/support/catalogue.ts';
import { SCREENS } from '#tests/e2e/support/screens.ts';
import { banner, button, dialog, main, type Target, within } from '#tests/engines/targets.ts';
import { cartButton, cartDropdown, type Journeys, pageHeading, putIntercomInCart } from './shop.ts';

export const phone: Journeys = {
  'every screen fits a phone': async ({ visitor, phone }) => {
    await putIntercomInCart(visitor);
    await visitor.resize(phone.width, phone.height);
    const overflow: Record<string, unknown> = {};
    for (const { path, heading } of SCREENS) {
      await visitor.open(path);
      await visitor.see(pageHeading(heading));
      overflow[path] = await visitor.overflow();
    }
    expect(overflow).toEqual(Object.fromEntries(SCREENS.map(({ path }) => [path, []])));
  },

  'the menu, the filters and the cart dropdown fit a phone': async ({ visitor, phone }) => {
    await putIntercomInCart(visitor);
    await visitor.resize(phone.width, phone.height);
    await visitor.open('/category/cctv-systems');
    const panels: readonly (readonly [opener: Target, panel: Target])[] = [
      [within(banner, button('Open menu')), dialog('Menu')],
      [within(main, button('Filters')), dialog('Filters')],
      [cartButton(1, INTERCOM.price), cartDropdown],
    ];
    for (const [opener, panel] of panels) {
      await visitor.click(opener);
      await expect.poll(() => fitsWidth(panel)).toBe(true);
      await visitor.press('Escape');
      await visitor.seeNone(panel);
    }

    async function fitsWidth(panel: Target): Promise<boolean> {
      const [seen] = await visitor.look(panel);
      return seen !== undefined && seen.box.left >= 0 && seen.box.right <= phone.width;
    }
  },
};
