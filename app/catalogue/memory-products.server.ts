import { memoryProducts } from '#app/products/memory-products.ts';
import {
  bestSellers,
  dealOfTheDay,
  featured,
  moreDeals,
  newArrivals,
  onSale,
  relatedProducts,
} from '#app/product/model/merchandising.ts';
import type { Product } from '#app/offer/model/product.ts';
import { countOf } from '#app/listing/model/listing.ts';
import { catalogueSource } from './catalogue-data.server.ts';
import {
  allListings,
  allProducts,
  figuresOf,
  findProduct,
  partnersOf,
  productsIn,
  versionsIn,
} from './catalogue.server.ts';
import type { PageProducts, Shelf } from './page-products.server.ts';

const SHELVES: Readonly<Record<Shelf, (products: readonly Product[]) => readonly Product[]>> = {
  featured,
  bestSellers,
  newArrivals,
  onSale,
  deals: (products) => {
    const deal = dealOfTheDay(products);
    return deal ? [deal, ...moreDeals(products, deal)] : [];
  },
};

/** The products of the data files. */
export const productsInMemory: PageProducts = {
  ...memoryProducts(catalogueSource),
  async overview() {
    const products = allProducts();
    return {
      productCount: products.length,
      brands: [...new Set(products.map(({ brand }) => brand))],
      listings: new Map(
        allListings().map(({ slug, products }) => [
          slug,
          { count: countOf(products), image: products.find(({ image }) => image !== '')?.image ?? '' },
        ]),
      ),
    };
  },
  async product(id) {
    const product = findProduct(id);
    return product && { product, figures: figuresOf(id) };
  },
  async *each(slug, start = 0) {
    const products = slug === undefined ? allProducts() : productsIn(slug);
    for (const product of products.slice(start)) yield { product, figures: figuresOf(product.id) };
  },
  shelf: async (shelf) => SHELVES[shelf](allProducts()),
  versions: async (family) => versionsIn(family),
  related: async (product) => relatedProducts(productsIn(product.category), product),
  partners: async (id) => partnersOf(id),
};
