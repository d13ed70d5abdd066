import { expect } from 'vitest';
import { INTERCOM, MARINE_CAMERA } from '#tests/e2e/support/catalogue.ts';
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

  'without a connection the page stays, with what was typed; after a deployment a click opens the page, though its code is gone or its data has another shape':
    async ({ visitor, site }) => {
      const message = within(main, textbox('Message'));
      await visitor.open('/contact-us');
      await visitor.fill(message, 'Which camera sees 30 m in the dark?');
      site.disconnect();
      await visitor.click(categoryLink('Fire Alarms'));
      await visitor.see(within(status(), text(/^No connection\./)));
      expect(await visitor.path()).toBe('/contact-us');
      await visitor.see(message, { value: 'Which camera sees 30 m in the dark?' });

      site.restore();
      site.deploy(/^\/assets\/category-.*\.js$/);
      await visitor.click(categoryLink('Intercom Systems'));
      await visitor.see(pageHeading('Intercom Systems'));
      await expect.poll(visitor.path).toBe('/category/intercom-systems');

      site.restore();
      await visitor.open('/category/intercom-systems');
      site.replace(new RegExp(`^/product/${INTERCOM.id}\\.data$`), 'application/json', '[]');
      await visitor.click(cardLink(INTERCOM.title));
      await visitor.see(pageHeading(INTERCOM.title));
      await visitor.see(within(main, text(`SKU: ${INTERCOM.id}`)));
    },
};

/** Whether a computed colour has no alpha value. */
const isOpaque = (colour: unknown) => /^(rgb|oklch)\([^/]+\)$/.test(String(colour));

const olderBrowser: Journeys = {
  'a browser without popovers and light-dark() shows the static pages, complete and readable': async ({
    visitor,
    site,
  }) => {
    site.serveTo({
      script: 'delete HTMLElement.prototype.popover; CSS.supports = () => false;',
      changeStyles: (css) => css.replaceAll('light-dark(', 'no-such('),
    });
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
};

export const faults: Journeys = { ...loadingFaults, ...olderBrowser };
