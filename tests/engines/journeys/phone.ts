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

  'the menu, the filters and the cart dropdown fit a phone; Escape returns the focus, which dialogs keep inside':
    async ({ visitor, phone }) => {
      await putIntercomInCart(visitor);
      await visitor.resize(phone.width, phone.height);
      await visitor.open('/category/cctv-systems');
      const menu = [within(banner, button('Open menu')), dialog('Menu')] as const;
      const filters = [within(main, button('Filters')), dialog('Filters')] as const;
      const cart = [cartButton(1, INTERCOM.price), cartDropdown] as const;
      // In the tab order.
      for (const [opener, panel] of [menu, cart, filters]) {
        await visitor.tabTo(opener);
        await visitor.press('Enter');
        await expect.poll(() => fitsWidth(panel)).toBe(true);
        await visitor.press('Escape');
        await visitor.seeNone(panel);
        await visitor.see(opener, { hasFocus: true });
      }
      // This comes last: once the focus has been on Firefox's own controls, Enter from the driver may no longer press a button.
      for (const [opener, panel] of [menu, filters]) {
        await visitor.open('/category/cctv-systems');
        await visitor.click(opener);
        await visitor.see(panel);
        for (let stops = 0; stops < 40; stops++) {
          await visitor.press('Tab');
          expect(await visitor.isFocusIn(panel)).toBe(true);
        }
      }

      async function fitsWidth(panel: Target): Promise<boolean> {
        const [seen] = await visitor.look(panel);
        return seen !== undefined && seen.box.left >= 0 && seen.box.right <= phone.width;
      }
    },
};
