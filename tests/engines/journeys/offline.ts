import { INTERCOM } from '#tests/e2e/support/catalogue.ts';
import { alert, button, link, main, spinbutton, text, within } from '#tests/engines/targets.ts';
import { cardLink, cartButton, type Journeys, pageHeading, searchField } from './shop.ts';

const PRODUCT = `/product/${INTERCOM.id}`;

/** Some of the files that every visit keeps, so that cart and search work offline. */
const ESSENTIALS = ['/404.html', '/search', '/data/texts.json'];

export const offline: Journeys = {
  'without a network kept pages, search and cart work, and other pages open once it is back': async ({
    visitor,
    site,
  }) => {
    await visitor.open(PRODUCT);
    await visitor.waitUntilKept(PRODUCT, ...ESSENTIALS);
    site.disconnect();

    await visitor.open(PRODUCT);
    await visitor.see(pageHeading(INTERCOM.title));
    await visitor.click(within(main, button('Add to Cart')));
    await visitor.see(cartButton(1, INTERCOM.price));

    await visitor.fill(searchField, INTERCOM.title);
    await visitor.press('Enter');
    await visitor.see(within(main, text(/^\d+ results? for /)));
    await visitor.see(cardLink(INTERCOM.title));

    await visitor.open('/cart');
    await visitor.see(within(main, spinbutton(`Quantity of ${INTERCOM.title}`)), { value: '1' });

    await visitor.open('/faqs');
    await visitor.see(pageHeading('Offline Use'));
    await visitor.see(within(main, alert()));

    site.restore();
    await visitor.click(within(main, link('Try “Frequently Asked Questions” again')));
    await visitor.see(pageHeading('Frequently Asked Questions'));
    await visitor.see(cartButton(1, INTERCOM.price));
  },
};
