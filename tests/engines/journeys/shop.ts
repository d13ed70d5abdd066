import { expect } from 'vitest';
import { INTERCOM, type Product } from '#tests/e2e/support/catalogue.ts';
import { money } from '#tests/e2e/support/money.ts';
import type { FixtureSite } from '#tests/engines/fixture-site.ts';
import {
  article,
  banner,
  button,
  dialog,
  field,
  headingOne,
  link,
  main,
  navigation,
  text,
  within,
} from '#tests/engines/targets.ts';
import type { Visitor } from '#tests/engines/visitor.ts';

type Scene = {
  readonly visitor: Visitor;
  readonly site: FixtureSite;
  /** The size of a phone's screen, or the narrowest that the browser allows. */
  readonly phone: { readonly width: number; readonly height: number };
};

/** What a visitor does and sees, by title. */
export type Journeys = Readonly<Record<string, (scene: Scene) => Promise<void>>>;

export const pageHeading = (name?: string | RegExp) => within(main, headingOne(name));
export const categoryLink = (name: string) => within(navigation('Categories'), link(name));
export const cardLink = (title?: string) => within(main, article(), link(title));
export const addToCart = (title: string) => within(main, button(`Add to Cart: ${title}`));
export const searchField = field('Search products');
export const cartDropdown = dialog('Shopping cart');

const items = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;
export const cartName = (count: number, cents: number) => `Cart, ${items(count)}, ${money(cents)}`;
export const cartButton = (count: number, cents: number) => within(banner, button(cartName(count, cents)));
export const wishlistLink = (count: number) => within(banner, link(`Wishlist, ${items(count)}`));

export const attributes = (expected: Readonly<Record<string, string>>) => ({
  attributes: expect.objectContaining(expected),
});

export async function putIntercomInCart(visitor: Visitor): Promise<void> {
  await visitor.open(`/product/${INTERCOM.id}`);
  await visitor.click(within(main, button('Add to Cart')));
  await visitor.see(cartButton(1, INTERCOM.price));
}

/** Expects exactly these products, in any order. */
export async function seeProducts(visitor: Visitor, products: readonly Product[]): Promise<void> {
  await visitor.see(within(main, text(`Showing: ${products.length} products`)));
  const titles = products.map(({ title }) => title);
  await expect.poll(async () => (await visitor.texts(cardLink())).toSorted()).toEqual(titles.toSorted());
}
