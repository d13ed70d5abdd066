import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { aProduct } from '#tests/support/a-product.ts';
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
  const { default: Login } = await import('./account/login.tsx');
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
    const { default: Contact } = await import('./content/contact-us.tsx');
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
