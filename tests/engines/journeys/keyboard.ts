import { expect } from 'vitest';
import { MARINE_CAMERA } from '#tests/e2e/support/catalogue.ts';
import { button, link, main, option, within } from '#tests/engines/targets.ts';
import { cardLink, cartButton, cartDropdown, type Journeys, pageHeading, searchField } from './shop.ts';

const skipLink = link('Skip to content');

export const keyboard: Journeys = {
  'the keyboard alone skips the header, finds a product, puts it in the cart and reaches checkout': async ({
    visitor,
  }) => {
    const suggestion = option(new RegExp(MARINE_CAMERA.title));
    await visitor.open('/');
    await visitor.press('Tab');
    await visitor.see(skipLink, { hasFocus: true });
    await visitor.press('Enter');
    await visitor.see(main, { hasFocus: true });
    await visitor.tabTo(searchField, 'Shift');
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
};
