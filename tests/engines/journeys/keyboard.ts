import { expect } from 'vitest';
import { MARINE_CAMERA } from '#tests/e2e/support/catalogue.ts';
import { banner, button, dialog, link, main, option, type Target, within } from '#tests/engines/targets.ts';
import { cardLink, cartButton, cartDropdown, type Journeys, pageHeading, searchField } from './shop.ts';

const skipLink = link('Skip to content');

const keepsFocusInside = (name: string, opener: Target): Journeys => ({
  [`${name}, open on a phone, keeps the focus inside and returns it on Escape`]: async ({
    visitor,
    phone,
  }) => {
    await visitor.resize(phone.width, phone.height);
    await visitor.open('/category/cctv-systems');
    await visitor.tabTo(opener);
    await visitor.press('Enter');
    await visitor.see(dialog(name));
    await visitor.press('Escape');
    await visitor.seeNone(dialog(name));
    await visitor.see(opener, { hasFocus: true });
    await visitor.press('Enter');
    await visitor.see(dialog(name));
    // This comes last: once the focus has been on Firefox's own controls, Enter from the driver may no longer press a button.
    for (let stops = 0; stops < 40; stops++) {
      await visitor.press('Tab');
      expect(await visitor.isFocusIn(dialog(name))).toBe(true);
    }
  },
});

export const keyboard: Journeys = {
  'the skip link is the first stop and skips the header': async ({ visitor }) => {
    await visitor.open('/contact-us');
    await visitor.press('Tab');
    await visitor.see(skipLink, { hasFocus: true });
    await visitor.press('Enter');
    await visitor.see(main, { hasFocus: true });
  },

  'the keyboard alone finds a product, puts it in the cart and reaches checkout': async ({ visitor }) => {
    const suggestion = option(new RegExp(MARINE_CAMERA.title));
    await visitor.open('/');
    await visitor.tabTo(searchField);
    await visitor.type('flir m364');
    await visitor.see(suggestion);
    await visitor.press('ArrowDown');
    await visitor.press('Enter');
    await visitor.see(pageHeading(MARINE_CAMERA.title), { hasFocus: true });
    await visitor.tabTo(within(main, button('Increase quantity')));
    await visitor.press('Enter');
    await visitor.tabTo(within(main, button('Add to Cart')));
    await visitor.press(' ');
    await visitor.see(cartButton(2, MARINE_CAMERA.price * 2));
    await visitor.tabTo(cartButton(2, MARINE_CAMERA.price * 2), 'Shift');
    await visitor.press('Enter');
    await visitor.see(cartDropdown);
    await visitor.tabTo(within(cartDropdown, link('View cart')));
    await visitor.press('Enter');
    await visitor.see(pageHeading('Shopping Cart'), { hasFocus: true });
    await visitor.tabTo(within(main, link('Proceed to Checkout')));
    await visitor.press('Enter');
    await visitor.see(pageHeading('Checkout'), { hasFocus: true });
  },

  'back returns to the link that was followed': async ({ visitor }) => {
    await visitor.open('/category/maritime-cameras');
    await visitor.tabTo(cardLink(MARINE_CAMERA.title));
    const top = await visitor.scrollTop();
    await visitor.press('Enter');
    await visitor.see(pageHeading(MARINE_CAMERA.title), { hasFocus: true });
    await visitor.goBack();
    await visitor.see(cardLink(MARINE_CAMERA.title), { hasFocus: true });
    await expect.poll(visitor.scrollTop).toBe(top);
  },

  'Escape closes the cart dropdown and returns the focus': async ({ visitor }) => {
    await visitor.open('/about-us');
    await visitor.tabTo(cartButton(0, 0));
    await visitor.press('Enter');
    await visitor.see(cartDropdown);
    await visitor.press('Escape');
    await visitor.seeNone(cartDropdown);
    await visitor.see(cartButton(0, 0), { hasFocus: true });
  },

  ...keepsFocusInside('Menu', within(banner, button('Open menu'))),
  ...keepsFocusInside('Filters', within(main, button('Filters'))),
};
