import {
  type Injector,
  ProductVariant,
  ProductVariantService,
  type RequestContext,
  ShippingMethod,
  TaxRate,
  TransactionalConnection,
} from '@vendure/core';
import { In, IsNull } from 'typeorm';

/** An amount in whole cents. */
export type Cents = number;

/** A product as it can be bought now. */
export type Offer = {
  readonly variant: ProductVariant;
  readonly price: Cents;
  /** The number of pieces in stock; `UNCOUNTED` if the engine does not count them. */
  readonly available: number;
  /** The most pieces in one order. */
  readonly maxQuantity: number;
};

export type RequestedLine = {
  readonly productId: string;
  readonly quantity: number;
};

/** A line as it is reported to the shop. `price` is null if the product is withdrawn or unknown. */
export type PricedLine = {
  readonly productId: string;
  readonly price: Cents | null;
  readonly available: number;
};

export type Totals = {
  readonly subtotal: Cents;
  readonly shipping: Cents;
  readonly tax: Cents;
  readonly total: Cents;
};

/** The shop's limits, see `app/domain/quantity.ts`. */
const DEFAULT_MAX_QUANTITY = 10;
export const UNCOUNTED = 10_000;

export class Offers {
  readonly #connection: TransactionalConnection;
  readonly #variants: ProductVariantService;

  constructor(injector: Pick<Injector, 'get'>) {
    this.#connection = injector.get(TransactionalConnection);
    this.#variants = injector.get(ProductVariantService);
  }

  /** The current offers of products, by product id. Withdrawn and unknown products are missing. */
  async find(ctx: RequestContext, productIds: readonly string[]): Promise<ReadonlyMap<string, Offer>> {
    const found = await this.#connection.getRepository(ctx, ProductVariant).find({
      where: {
        sku: In([...productIds]),
        enabled: true,
        deletedAt: IsNull(),
        product: { enabled: true, deletedAt: IsNull() },
      },
      relations: { taxCategory: true, productVariantPrices: true },
    });
    const offers = new Map<string, Offer>();
    for (const variant of found) {
      const priced = await this.#variants.applyChannelPriceAndTax(variant, ctx);
      const saleable = await this.#variants.getSaleableStockLevel(ctx, variant);
      offers.set(variant.sku, {
        variant: priced,
        price: priced.price,
        available: Math.max(0, Math.min(saleable, UNCOUNTED)),
        maxQuantity: variant.customFields.maxQuantity ?? DEFAULT_MAX_QUANTITY,
      });
    }
    return offers;
  }

  /** All products, withdrawn ones included, as `live:publish` needs them. */
  async all(ctx: RequestContext) {
    const found = await this.#connection.getRepository(ctx, ProductVariant).find({
      where: { deletedAt: IsNull(), product: { deletedAt: IsNull() } },
      relations: {
        translations: true,
        product: { translations: true },
        taxCategory: true,
        productVariantPrices: true,
      },
      order: { id: 'ASC' },
    });
    const products = [];
    for (const variant of found) {
      const { price } = await this.#variants.applyChannelPriceAndTax(variant, ctx);
      const stock = Math.max(0, await this.#variants.getSaleableStockLevel(ctx, variant));
      const { customFields, enabled, translations } = variant.product;
      products.push({
        id: variant.sku,
        title: variant.translations[0]?.name ?? '',
        description: translations[0]?.description ?? '',
        brand: customFields.brand,
        category: customFields.category,
        price,
        stock: stock > UNCOUNTED ? null : stock,
        isOnSale: variant.enabled && enabled,
      });
    }
    return products;
  }

  /** The lines with their current prices and stock, and what those that can be bought cost together. */
  async price(ctx: RequestContext, lines: readonly RequestedLine[], offers: ReadonlyMap<string, Offer>) {
    const priced = lines.map(({ productId }): PricedLine => {
      const offer = offers.get(productId);
      return {
        productId,
        price: offer?.price ?? null,
        available: offer?.available ?? 0,
      };
    });
    const subtotal = lines.reduce((sum, { productId, quantity }) => {
      const offer = offers.get(productId);
      return sum + (offer && offer.available >= quantity ? offer.price * quantity : 0);
    }, 0);
    return { lines: priced, ...(await this.#totals(ctx, subtotal)) };
  }

  /** The totals of an order, from the engine's first tax rate and shipping method. Shipping is taken to be untaxed. */
  async #totals(ctx: RequestContext, subtotal: Cents): Promise<Totals> {
    if (subtotal === 0) return { subtotal, shipping: 0, tax: 0, total: 0 };
    const rate = await this.#connection
      .getRepository(ctx, TaxRate)
      .findOneOrFail({ where: { enabled: true }, order: { id: 'ASC' } });
    const method = await this.#connection
      .getRepository(ctx, ShippingMethod)
      .findOneOrFail({ where: { deletedAt: IsNull() }, order: { id: 'ASC' } });
    const shipping = Number(method.calculator.args.find(({ name }) => name === 'rate')?.value ?? 0);
    // As `OrderLevelTaxCalculationStrategy` rounds: once, for the whole order.
    const tax = Math.round((subtotal * rate.value) / 100);
    return { subtotal, shipping, tax, total: subtotal + shipping + tax };
  }
}
