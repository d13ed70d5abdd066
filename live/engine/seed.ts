import { createHash } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import {
  ChannelService,
  ConfigService,
  CountryService,
  CurrencyCode,
  LanguageCode,
  PaymentMethod,
  PaymentMethodService,
  Product,
  ProductService,
  ProductTranslation,
  ProductVariant,
  ProductVariantPrice,
  ProductVariantService,
  ProductVariantTranslation,
  RequestContext,
  RequestContextService,
  ShippingMethodService,
  StockAdjustment,
  StockLevel,
  StockLocationService,
  TaxCategoryService,
  TaxRateService,
  TransactionalConnection,
  type Type,
  User,
  ZoneService,
} from '@vendure/core';
import { GlobalFlag } from '@vendure/common/lib/generated-types';
import { IsNull, type ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { CatalogueProduct } from './catalogue-files.ts';
import { ANY_WEIGHT, coverage, NEVER_FREE, shippingCalculator } from './charges.ts';
import {
  currency,
  freeShippingCents,
  delivery,
  hasRates,
  pricesIncludeTax,
  shippingCents,
  shippingRates,
  taxName,
  taxPercent,
} from '../../app/shop-data.ts';
import { COUNTRIES } from '../../app/commerce/model/checkout-form.ts';
import type { Cents } from '../../app/lib/money.ts';
import { readSettings } from '../settings.ts';
import { CARD, CARD_HANDLER, onAccount } from './payments.ts';

const LANGUAGE = LanguageCode.en;
const IMPORTED_TABLES = [
  'product',
  'product_translation',
  'product_variant',
  'product_variant_translation',
  'product_variant_price',
  'stock_level',
];
/** How many products are written at once. */
const BATCH = 500;

/**
 * Brings the shop's conditions (countries, tax and shipping as in a shop without a back end, ways to pay) and catalogue into the engine. It may run at every start:
 * it sets up the conditions once, and later adds only cards, if they were set up since. It finds products by their id,
 * and never touches orders or the stock of products that the engine has already. A price is copied only if it was changed in
 * the catalogue file since the last time, and so are texts, brand, category and order limit, so that changes of the back
 * office stay. A product that is missing in the files is
 * withdrawn until it returns. One that the owner has withdrawn stays so.
 */
export async function seed(app: INestApplicationContext, products: readonly CatalogueProduct[]) {
  const connection = app.get(TransactionalConnection);
  const owner = await connection.rawConnection.getRepository(User).findOneOrFail({
    where: {
      identifier: app.get(ConfigService).authOptions.superadminCredentials.identifier,
    },
    relations: { roles: { channels: true } },
  });
  // Each step has a new context, which knows the zones that the first step may have set up.
  const inTransaction = async <Result>(work: (ctx: RequestContext) => Promise<Result>) =>
    connection.withTransaction(
      await app.get(RequestContextService).create({ apiType: 'admin', user: owner }),
      work,
    );
  const taxCategoryId = await inTransaction((ctx) => setUpConditions(app, ctx));
  await inTransaction((ctx) => addCards(app, ctx));
  const result = await inTransaction((ctx) => bringProducts(app, ctx, products, taxCategoryId));
  // PostgreSQL would choose how to read the new rows as if there were none.
  if (result.added > 0)
    await connection.rawConnection.transaction(async (manager) => {
      await manager.query('SET LOCAL statement_timeout = 0');
      await manager.query(`ANALYZE ${IMPORTED_TABLES.join()}`);
    });
  return result;
}

function isCurrency(code: string): code is CurrencyCode {
  return Object.values<string>(CurrencyCode).includes(code);
}

async function setUpConditions(app: INestApplicationContext, ctx: RequestContext) {
  const { items } = await app.get(TaxCategoryService).findAll(ctx);
  const existing = items[0];
  if (existing) return existing.id;

  const memberIds = [];
  for (const { name, code } of COUNTRIES) {
    const country = await app
      .get(CountryService)
      .create(ctx, { code, enabled: true, translations: [text(name)] });
    memberIds.push(country.id);
  }
  const zone = await app
    .get(ZoneService)
    .create(ctx, { name: COUNTRIES.map(({ name }) => name).join(', '), memberIds });
  if (!isCurrency(currency)) throw new Error(`shop.json: the engine knows no currency ${currency}.`);
  await app.get(ChannelService).update(ctx, {
    id: ctx.channelId,
    pricesIncludeTax,
    defaultCurrencyCode: currency,
    availableCurrencyCodes: [currency],
    defaultTaxZoneId: zone.id,
    defaultShippingZoneId: zone.id,
  });
  const category = await app.get(TaxCategoryService).create(ctx, { name: 'Standard', isDefault: true });
  await app.get(TaxRateService).create(ctx, {
    name: `${taxName} ${taxPercent}%`,
    enabled: true,
    value: taxPercent,
    categoryId: category.id,
    zoneId: zone.id,
  });
  // In this order: of methods with one name, the first that is for an order counts, as in the table.
  const freeFrom = freeShippingCents === Number.MAX_SAFE_INTEGER ? NEVER_FREE : freeShippingCents;
  if (hasRates) for (const rate of shippingRates) await addShippingMethod(app, ctx, rate, NEVER_FREE);
  else await addShippingMethod(app, ctx, { fromAmount: 0, fee: shippingCents }, freeFrom);
  for (const [code, name] of [
    ['invoice', 'Invoice / wire transfer'],
    ['purchase-order', 'Purchase order'],
  ] as const) {
    await addPaymentMethod(app, ctx, code, name, onAccount.code);
  }
  return category.id;
}

async function addShippingMethod(
  app: INestApplicationContext,
  ctx: RequestContext,
  { countries = [], fromAmount, upToGrams = ANY_WEIGHT, fee }: (typeof shippingRates)[number],
  freeFrom: Cents,
): Promise<void> {
  await app.get(ShippingMethodService).create(ctx, {
    code: 'standard',
    fulfillmentHandler: 'manual-fulfillment',
    checker: {
      code: coverage.code,
      arguments: [
        { name: 'countries', value: JSON.stringify(countries) },
        { name: 'fromAmount', value: String(fromAmount) },
        { name: 'upToGrams', value: String(upToGrams) },
      ],
    },
    calculator: {
      code: shippingCalculator.code,
      arguments: [
        { name: 'rate', value: String(fee) },
        { name: 'freeFrom', value: String(freeFrom) },
        // Shipping is taxed like the products, or, where tax is added to the prices, not at all.
        { name: 'includesTax', value: pricesIncludeTax ? 'include' : 'exclude' },
        { name: 'taxRate', value: String(pricesIncludeTax ? taxPercent : 0) },
      ],
    },
    translations: [{ ...text('Standard shipping'), description: '' }],
    customFields: { daysFrom: delivery?.standard?.from, daysTo: delivery?.standard?.to },
  });
}

async function addPaymentMethod(
  app: INestApplicationContext,
  ctx: RequestContext,
  code: string,
  name: string,
  handler: string,
): Promise<void> {
  await app.get(PaymentMethodService).create(ctx, {
    code,
    enabled: true,
    handler: { code: handler, arguments: [] },
    translations: [{ ...text(name), description: '' }],
  });
}

/** Once they are set up. From then on the owner switches them in the back office. */
async function addCards(app: INestApplicationContext, ctx: RequestContext): Promise<void> {
  const methods = app.get(TransactionalConnection).getRepository(ctx, PaymentMethod);
  if (readSettings().stripe && !(await methods.existsBy({ code: CARD })))
    await addPaymentMethod(app, ctx, CARD, 'Card', CARD_HANDLER);
}

async function bringProducts(
  app: INestApplicationContext,
  ctx: RequestContext,
  products: readonly CatalogueProduct[],
  taxCategoryId: string | number,
) {
  const connection = app.get(TransactionalConnection);
  const variants = app.get(ProductVariantService);
  const existing = await connection.getRepository(ctx, ProductVariant).find({
    where: { deletedAt: IsNull() },
  });
  // If the owner has given the SKU of a file to another product too, that one is left alone.
  const filesLast = existing.toSorted(
    (one, other) =>
      Number(one.customFields.cataloguePrice !== null) - Number(other.customFields.cataloguePrice !== null),
  );
  const bySku = new Map(filesLast.map((variant) => [variant.sku, variant]));
  const result = { added: 0, changed: 0, withdrawn: 0 };

  for (const product of products) {
    const variant = bySku.get(product.id);
    if (!variant) continue;
    const { cataloguePrice, catalogueTexts, isMissingInCatalogue } = variant.customFields;
    const isPriceNew = cataloguePrice !== product.price;
    const areTextsNew = catalogueTexts !== textsOf(product);
    const isWeightNew = product.grams !== undefined && product.grams !== variant.customFields.grams;
    if (!isMissingInCatalogue && !isPriceNew && !areTextsNew && !isWeightNew) continue;
    await variants.update(ctx, [
      {
        id: variant.id,
        customFields: {
          ...fromFile(product),
          ...(!areTextsNew && { maxQuantity: variant.customFields.maxQuantity }),
          isMissingInCatalogue: false,
        },
        ...(areTextsNew && { translations: [text(product.title)] }),
        ...(isMissingInCatalogue && { enabled: true }),
        ...(isPriceNew && { price: product.price }),
      },
    ]);
    if (areTextsNew)
      await app.get(ProductService).update(ctx, { id: variant.productId, ...describedProduct(product) });
    result.changed++;
  }

  const added = products.filter(({ id }) => !bySku.has(id));
  for (let start = 0; start < added.length; start += BATCH)
    await addProducts(app, ctx, added.slice(start, start + BATCH), taxCategoryId);
  result.added = added.length;

  const ids = new Set(products.map(({ id }) => id));
  // Products of the back office, which have no catalogue price, are not withdrawn.
  const gone = existing.filter(
    ({ sku, enabled, customFields }) => enabled && customFields.cataloguePrice !== null && !ids.has(sku),
  );
  if (gone.length > 0) {
    await variants.update(
      ctx,
      gone.map(({ id }) => ({ id, enabled: false, customFields: { isMissingInCatalogue: true } })),
    );
    result.withdrawn = gone.length;
  }
  return result;
}

/** Writes the rows of many products at once: the engine's services take a tenth of a second for each. */
async function addProducts(
  app: INestApplicationContext,
  ctx: RequestContext,
  products: readonly CatalogueProduct[],
  taxCategoryId: string | number,
): Promise<void> {
  const connection = app.get(TransactionalConnection);
  const channel = await app.get(ChannelService).getDefaultChannel(ctx);
  const stockLocation = await app.get(StockLocationService).defaultStockLocation(ctx);
  /** @returns the rows, by the position of the product */
  const insert = async <Entity extends ObjectLiteral>(
    entity: Type<Entity>,
    values: readonly QueryDeepPartialEntity<Entity>[],
  ): Promise<(index: number) => { id: number }> => {
    const { identifiers } = await connection.getRepository(ctx, entity).insert([...values]);
    return (index) => ({ id: Number(identifiers[index]?.['id']) });
  };
  const inChannel = async (entity: Type<Product | ProductVariant>, row: (index: number) => { id: number }) =>
    connection
      .getRepository(ctx, entity)
      .createQueryBuilder()
      .relation('channels')
      .of(products.map((_, index) => row(index).id))
      .add(channel.id);

  const added = await insert(
    Product,
    products.map(({ brand, category }) => ({ customFields: { brand, category } })),
  );
  await inChannel(Product, added);
  await insert(
    ProductTranslation,
    products.map((product, index) => ({ ...describedProduct(product).translations[0], base: added(index) })),
  );
  const variants = await insert(
    ProductVariant,
    products.map((product, index) => ({
      sku: product.id,
      product: added(index),
      taxCategory: { id: taxCategoryId },
      trackInventory: product.stock === undefined ? GlobalFlag.FALSE : GlobalFlag.TRUE,
      customFields: fromFile(product),
    })),
  );
  await inChannel(ProductVariant, variants);
  await insert(
    ProductVariantTranslation,
    products.map(({ title }, index) => ({ ...text(title), base: variants(index) })),
  );
  await insert(
    ProductVariantPrice,
    products.map(({ price }, index) => ({
      price,
      channelId: channel.id,
      currencyCode: channel.defaultCurrencyCode,
      variant: variants(index),
    })),
  );
  const stocks = products.map(({ stock = 0 }, index) => ({
    stock,
    row: { productVariant: variants(index), stockLocation: { id: stockLocation.id } },
  }));
  await insert(
    StockLevel,
    stocks.map(({ stock, row }) => ({ ...row, stockOnHand: stock, stockAllocated: 0 })),
  );
  const moved = stocks.filter(({ stock }) => stock !== 0);
  await insert(
    StockAdjustment,
    moved.map(({ stock, row }) => new StockAdjustment({ ...row, quantity: stock })),
  );
}

function fromFile(product: CatalogueProduct) {
  const { price, maxQuantity = null, grams } = product;
  return {
    cataloguePrice: price,
    catalogueTexts: textsOf(product),
    maxQuantity,
    ...(grams !== undefined && { grams }),
  };
}

/** Tells whether the owner has changed the file since the last time. */
function textsOf({ title, description, brand, category, maxQuantity }: CatalogueProduct): string {
  return createHash('sha256')
    .update(JSON.stringify([title, description, brand, category, maxQuantity]))
    .digest('base64url');
}

/** What the engine's product has from the catalogue. The variant has the rest. */
function describedProduct(product: CatalogueProduct) {
  const { title, brand, category, description } = product;
  return {
    customFields: { brand, category },
    translations: [{ languageCode: LANGUAGE, name: title, slug: `product-${product.id}`, description }],
  };
}

function text(name: string) {
  return { languageCode: LANGUAGE, name };
}
