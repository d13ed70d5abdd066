import { expect } from 'vitest';
import { INTERCOM, MARINE_CAMERA } from '#tests/e2e/support/catalogue.ts';
import type { OlderBrowser } from '#tests/engines/fixture-site.ts';
import { button, heading, main, status, tab, text, textbox, within } from '#tests/engines/targets.ts';
import { cardLink, cartButton, categoryLink, type Journeys, pageHeading, searchField } from './shop.ts';

const loadingFaults: Journeys = {
  'a press before the scripts have loaded takes effect': async ({ visitor, site }) => {
    const release = site.hold(/\.js$/);
    await visitor.startOpening(`/product/${MARINE_CAMERA.id}`);
    await visitor.click(within(main, button('Add to Cart')));
    release();
    await visitor.see(cartButton(1, MARINE_CAMERA.price));
  },

  'a click after a deployment opens the page, though the old code is gone': async ({ visitor, site }) => {
    await visitor.open('/contact-us');
    site.deploy(/^\/assets\/category-.*\.js$/);
    await visitor.click(categoryLink('Fire Alarms'));
    await visitor.see(pageHeading('Fire Alarms'));
    await expect.poll(visitor.path).toBe('/category/fire-alarms');
  },

  'a click after a deployment opens the page, though its data has another shape': async ({
    visitor,
    site,
  }) => {
    await visitor.open(`/category/${INTERCOM.category}`);
    site.replace(new RegExp(`^/product/${INTERCOM.id}\\.data$`), 'application/json', '[]');
    await visitor.click(cardLink(INTERCOM.title));
    await visitor.see(pageHeading(INTERCOM.title));
    await visitor.see(within(main, text(`SKU: ${INTERCOM.id}`)));
  },

  'without a connection the page stays, with what was typed, and says why': async ({ visitor, site }) => {
    const message = within(main, textbox('Message'));
    await visitor.open('/contact-us');
    await visitor.fill(message, 'Which camera sees 30 m in the dark?');
    site.disconnect();
    await visitor.click(categoryLink('Fire Alarms'));
    await visitor.see(within(status(), text(/^No connection\./)));
    expect(await visitor.path()).toBe('/contact-us');
    await visitor.see(message, { value: 'Which camera sees 30 m in the dark?' });
    site.restore();
    await visitor.click(categoryLink('Fire Alarms'));
    await visitor.see(pageHeading('Fire Alarms'));
  },
};

/** Whether a computed colour has no alpha value. */
const isOpaque = (colour: unknown) => /^(rgb|oklch)\([^/]+\)$/.test(String(colour));

const inOlderBrowser = (name: string, browser: OlderBrowser): Journeys => ({
  [`a browser ${name} shows the static pages, complete and readable`]: async ({ visitor, site }) => {
    site.serveTo(browser);
    await visitor.startOpening('/');
    await visitor.click(categoryLink('Intercom Systems'));
    await visitor.see(pageHeading('Intercom Systems'));
    expect(await visitor.stickyBackground(searchField)).toSatisfy(isOpaque);
    await visitor.click(cardLink(INTERCOM.title));
    await visitor.see(pageHeading(INTERCOM.title));
    for (const part of ['Description', 'Specifications', 'Shipping & Returns', 'Reviews']) {
      await visitor.see(within(main, heading(part)));
    }
    await visitor.seeNone(within(main, tab()));
  },
});

export const faults: Journeys = {
  ...loadingFaults,
  ...inOlderBrowser('without popovers', {
    script: 'delete HTMLElement.prototype.popover;',
    changeStyles: (css) => css,
  }),
  ...inOlderBrowser('without light-dark()', {
    script: 'CSS.supports = () => false;',
    changeStyles: (css) => css.replaceAll('light-dark(', 'no-such('),
  }),
};
