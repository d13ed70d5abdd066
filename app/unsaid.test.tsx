import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { aProduct } from '#tests/support/a-product.ts';
import { aQuote, aQuoteLine } from '#tests/support/a-quote.ts';
import { createAcceptingCommerce } from '#tests/support/accepting-commerce.ts';
import { inShopWith } from './catalogue/in-shop-with.fixture.ts';

// What an owner leaves out of `shop.json` is neither promised nor shown.

// A style sheet has no address here, of which React warns.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

async function page(content: ReactNode): Promise<string> {
  const { CommerceProvider } = await import('./commerce/commerce-context.tsx');
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => <CommerceProvider commerce={createAcceptingCommerce()}>{content}</CommerceProvider>,
    },
  ]);
  return renderToStaticMarkup(<Page />);
}
const count = (text: string, part: string) => text.split(part).length - 1;

async function footerAndSignIn(): Promise<string> {
  const { Footer } = await import('./shell/footer.tsx');
  const { default: Login } = await import('./routes/login.tsx');
  return (await page(<Footer newsletter={null} />)) + (await page(<Login />));
}

test('a shop that names no payment and no other sign-in shows none', async () => {
  const unsaid = { paymentBrands: undefined, cartPaymentBrands: undefined, signInWith: undefined };
  expect(await inShopWith({}, footerAndSignIn)).toMatch(
    /Accepted payment.*Discover.*or continue with.*GitHub/,
  );
  expect(await inShopWith(unsaid, footerAndSignIn)).not.toMatch(
    /Accepted payment|Discover|or continue with|GitHub/,
  );
});

test('a shop with one phone number and one e-mail address says each once', async () => {
  const sales = { label: 'Shop', display: '+44 113 496 0123' };
  const email = 'hello@spoke.example';
  const settings = { phones: { sales, support: sales }, emails: { sales: email } };
  const { contact, help, header } = await inShopWith(settings, async () => {
    const { default: Contact } = await import('./routes/contact-us.tsx');
    const { ProsePage } = await import('./content/prose-page.tsx');
    const { Header } = await import('./shell/header.tsx');
    return {
      contact: await page(<Contact />),
      help: await page(
        <ProsePage title="Terms" lead="">
          Text
        </ProsePage>,
      ),
      header: await page(<Header categories={[]} search={null} />),
    };
  });
  for (const html of [contact, help]) {
    expect(count(html, 'href="tel:+441134960123"')).toBe(1);
    expect(count(html, `href="mailto:${email}"`)).toBe(1);
  }
  expect(header).toMatch(/href="tel:\+441134960123"[^>]*>[^<]*<\/a><span>Shop<\/span>/);
  expect(contact + header).not.toMatch(/>(?:Sales|Support ?)</);
});

test('a shop that states no times of delivery and no way of returns promises none', async () => {
  const settings = { delivery: undefined, productTerms: undefined, returnsPaidBy: undefined };
  const said = await inShopWith(settings, async () => {
    const { SHIPPING_AND_RETURNS } = await import('./product/page-texts.ts');
    const { termsOf } = await import('./quote/texts.ts');
    const { llmsNotes } = await import('./feeds/texts.ts');
    const { productData } = await import('./shell/structured-data/product-data.ts');
    return {
      tab: SHIPPING_AND_RETURNS.map(({ heading }) => heading),
      texts: [...termsOf({ lastDay: '2026-12-01' }, 'https://spoke.example'), ...llmsNotes(false, [])],
      data: JSON.stringify(productData(aProduct())),
    };
  });
  expect(said.tab).toEqual(['Returns']);
  expect(said.texts.join('\n')).not.toMatch(/business days|undefined/);
  expect(said.texts).toContain('Returns within 30 days of delivery.');
  expect(said.texts).toContain('Returns are accepted within 30 days.');
  expect(said.data).not.toMatch(/deliveryTime|returnFees|returnMethod|FreeReturn/);
});

test('a shop that states no time abroad, or for large orders, promises none', async () => {
  const range = { from: 1, to: 2 };
  const settings = { delivery: { processing: range, standard: range } };
  const texts = await inShopWith(settings, async () => {
    const { termsOf } = await import('./quote/texts.ts');
    const { llmsNotes } = await import('./feeds/texts.ts');
    return [...termsOf({ lastDay: '2026-12-01' }, 'https://spoke.example'), ...llmsNotes(false, [])].join(
      '\n',
    );
  });
  expect(texts).toContain('An order leaves within 1–2 business days. Returns');
  expect(texts).not.toMatch(/abroad|large/);
});

async function quoteSheet(): Promise<string> {
  const { QuoteSheet } = await import('./quote/quote-sheet.tsx');
  return page(<QuoteSheet quote={aQuote()} />);
}

test('a shop without the mark of the demonstration has none on its quotes', async () => {
  expect(await inShopWith({}, quoteSheet)).toContain('quote-sheet-lens');
  expect(await inShopWith({ mark: undefined }, quoteSheet)).not.toContain('<svg');
});

test('where shipping depends on the country, no two fields of a quote have the same name', async () => {
  const shipping = [{ countries: ['CY'], fee: 5 }, { fee: 20 }];
  const settings = {
    shippingFee: undefined,
    freeShippingFrom: undefined,
    freeShippingOnRequest: undefined,
    shipping,
  };
  const html = await inShopWith(settings, async () => {
    const { QuoteEditor } = await import('./quote/quote-editor.tsx');
    return page(<QuoteEditor lines={[aQuoteLine()]} />);
  });
  const labels = Array.from(html.matchAll(/<label[^>]*>(.*?)<\/label>/g), ([, label = '']) =>
    label.toLowerCase(),
  );
  expect(labels).toContain('country');
  expect(new Set(labels).size).toBe(labels.length);
});

/** What a static shop says and has of orders and messages. */
const ordersIn = (settings: Readonly<Record<string, string>>) =>
  inShopWith({ picturesNote: undefined, rating: null, ...settings }, async () => {
    const { Footer } = await import('./shell/footer.tsx');
    const { Header } = await import('./shell/header.tsx');
    const { CartPage } = await import('./routes/cart.tsx');
    const { default: Contact } = await import('./routes/contact-us.tsx');
    const { llmsNotes } = await import('./feeds/texts.ts');
    const { SHOP_DATA } = await import('./shell/structured-data/shop-data.ts');
    const { pageFacts } = await import('./catalogue/text-pages.server.ts');
    const { toolsOfShop } = await import('./catalogue/tools.server.ts');
    const { absentPages } = await import('./routes.ts');
    const { hasCheckout, quotes, messages } = pageFacts({ products: [], categories: [] });
    return {
      frame:
        (await page(<Header categories={[]} search={null} />)) + (await page(<Footer newsletter={null} />)),
      cart: await page(<CartPage aboveCart={null} />),
      contact: await page(<Contact />),
      notes: llmsNotes(false, []).join(' '),
      data: JSON.stringify(SHOP_DATA),
      facts: { hasCheckout, quotes, messages },
      absent: absentPages(toolsOfShop({ planner: isThere, systemCheck: isThere, worksWith: isThere })),
    };
  });
const isThere = () => true;
const FOR_ORDERS = ['/checkout', '/login', '/register', '/forgot-password'];

test('a shop has a checkout, an account and a form unless it says otherwise', async () => {
  const { frame, cart, contact, notes, data, facts, absent } = await ordersIn({});
  expect(absent).toEqual([]);
  expect(frame).toMatch(/Sign in.*Register.*Accepted payment/);
  expect(cart).toContain('until you order');
  expect(contact).toContain('<form');
  expect(notes).toContain('The payment service is down for maintenance');
  expect(data).toContain('OnlineStore');
  expect(facts).toEqual({ hasCheckout: true, quotes: true, messages: true });
});

test('a shop whose cart leads to a quote has no checkout, no account and no way to pay, and nothing says so', async () => {
  const { frame, cart, contact, notes, data, facts, absent } = await ordersIn({
    checkout: 'quote',
    contact: 'mail',
  });
  expect(absent).toEqual(FOR_ORDERS);
  expect(frame + cart).not.toMatch(
    /Sign in|Register|Accepted payment|Visa|checkout|before you pay|until you order/i,
  );
  expect(contact).toContain('<form');
  expect(contact).not.toContain('send us a message');
  expect(notes).toContain('The website takes no orders: buyers send their quote to sales@watchpost.example.');
  expect(notes).not.toMatch(/maintenance|payment/);
  expect(data).not.toContain('OnlineStore');
  expect(facts).toEqual({ hasCheckout: false, quotes: true, messages: true });
});

test('a shop whose cart leads nowhere has no quote, and one without messages no form', async () => {
  const { cart, contact, notes, facts, absent } = await ordersIn({ checkout: 'none', contact: 'none' });
  expect(absent).toEqual(['/quote', '/account/quotes', '/account/quotes/:number', ...FOR_ORDERS]);
  expect(cart).not.toMatch(/quote/i);
  expect(contact).toContain('href="mailto:sales@watchpost.example"');
  expect(contact).not.toMatch(/<form|Write to us/);
  expect(notes).toContain('The website takes no orders.');
  expect(notes).not.toMatch(/quote/);
  expect(facts).toEqual({ hasCheckout: false, quotes: false, messages: false });
});
