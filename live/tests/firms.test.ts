// Firms: what customers state, and what customer groups grant them: no tax, a term of payment, a price list.
import { extractXml, Profile, validateXsd } from '@stackforge-eu/factur-x';
import { parse as parseCsv } from 'csv-parse/sync';
import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { formatDay } from '../../app/lib/day.ts';
import { formatMoney } from '../../app/lib/money.ts';
import { invoice } from '../../app/shop-data.ts';
import { readPdf } from '../../tests/support/read-pdf.ts';
import { vatNumberOf } from '../vat-number.ts';
import { Owner } from './owner.ts';
import { addPromotion, checkRandomPromotions, off, operation, removePromotion } from './promotions.ts';
import {
  type Browser,
  CUSTOMER,
  type Json,
  letterWith,
  orderOf,
  RADIO,
  registered,
  startBeforeTests,
} from './support.ts';

const { stack, guest } = startBeforeTests({ stocked: ['11', '31'] });

/** In cents. Products have 18% of tax, shipping has none. */
const SHIPPING = 4999;
const taxed = (net: number) => net + Math.round(net * 0.18);
const EMAIL = 'buyer@example.com';
const LINES = [{ ...RADIO, quantity: 2 }];
const NET = 2 * RADIO.price + SHIPPING;
const GROSS = taxed(2 * RADIO.price) + SHIPPING;

let owner: Owner;
let buyer: Browser;
let customerId = '';

beforeEach(async () => {
  // Once.
  if (customerId !== '') return;
  owner = await Owner.signIn(stack.settings);
  buyer = await registered(stack.settings, EMAIL);
  customerId = await owner.customerId(EMAIL);
});

/** Adds a customer group with the buyer. @returns its id */
async function addGroup(name: string, customFields: object): Promise<string> {
  const input = { name, customerIds: [customerId], customFields };
  return (await owner.change('createCustomerGroup', 'CreateCustomerGroupInput!', input, 'id')).id;
}
const setGroup = (id: string, customFields: object) =>
  owner.change('updateCustomerGroup', 'UpdateCustomerGroupInput!', { id, customFields }, '__typename');
const removeGroup = (id: string) =>
  owner.ask('mutation ($id: ID!) { deleteCustomerGroup(id: $id) { result } }', { id });

/** Does it while the buyer is in such a group. */
async function inGroup(name: string, customFields: object, work: (id: string) => Promise<void>) {
  const id = await addGroup(name, customFields);
  try {
    await work(id);
  } finally {
    await removeGroup(id);
  }
}

const pricesFor = async (browser: Browser): Promise<Json> =>
  (await browser.ask('POST', '/api/prices', { lines: [{ productId: '11', quantity: 2 }] })).body;
const order = (browser: Browser, total?: number) =>
  browser.place({ ...orderOf(LINES, { email: EMAIL }), total });

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const totalOf = async (number: string) => (await buyer.ask('GET', `/api/quotes/${number}`)).body.quote.total;
const send = async (number: string) => {
  const { id } = await owner.order(number);
  await owner.change('setOrderCustomFields', 'UpdateOrderInput!', {
    id,
    customFields: { isQuoted: true },
  });
};

async function invoiceOf(placed: { number: string; key: string }): Promise<{ text: string; xml: string }> {
  const { documents } = await buyer.opened(placed);
  const response = await fetch(stack.settings.publicUrl + documents.at(-1).path);
  const pdf = Buffer.from(await response.arrayBuffer());
  const { xml } = await extractXml(pdf);
  assert.deepEqual((await validateXsd(xml, Profile.EN16931)).errors, []);
  return { text: (await readPdf(pdf)).pages.join(' '), xml };
}

describe('a VAT number', () => {
  test('has the code of its country and right check digits', () => {
    for (const [entered, written] of [
      ['DE136695976', 'DE136695976'],
      ['de 136 695 976', 'DE136695976'],
      ['ATU13585627', 'ATU13585627'],
      ['CHE-107.787.577 IVA', 'CHE107787577IVA'],
      ['CY10259033P', 'CY10259033P'],
      ['EL094259216', 'EL094259216'],
      ['GR094259216', 'EL094259216'],
      ['GB 980 7806 84', 'GB980780684'],
      ['XI980780684', 'XI980780684'],
      ['TR4540536920', 'TR4540536920'],
      ['NO 995 525 828 MVA', 'NO995525828MVA'],
      // A number of the shop's own country.
      ['04-2103594', 'US042103594'],
    ] as const)
      assert.equal(vatNumberOf(entered), written, entered);
    const numbers = `BE0403019261 BG175074752 CZ25123891 DK13585628 EE100931558 ESA13585625 FI20774740 FR40303265045 HR33392005961 HU12892312
      IE6433435F IT00743110157 LT119511515 LU15027442 LV40003521600 MT11679112 NL004495445B01 PL8567346215 PT501964843 RO18547290
      SE556703748501 SI50223054 SK2022749619`;
    for (const number of numbers.split(/\s+/)) assert.equal(vatNumberOf(number), number);
    for (const wrong of ['', 'DE', 'DE136695975', 'DE13669597', 'TR4540536921', 'ZZ136695976', 'none', '🙂'])
      assert.equal(vatNumberOf(wrong), undefined, wrong);
  });

  test('is stated with the company in the account, or is named as wrong', async () => {
    const details = { firstName: 'Ayşe', lastName: 'Yılmaz', phone: '', newsletter: false };
    const stated = { ...details, company: 'Yılmaz Güvenlik', vatNumber: 'tr 454 053 6920' };
    assert.equal((await buyer.ask('PUT', '/api/account', stated)).body.kind, 'saved');
    assert.deepEqual(await buyer.customer(), { ...stated, email: EMAIL, vatNumber: 'TR4540536920' });
    const wrong = { ...stated, company: 'Another', vatNumber: 'TR4540536921' };
    const { status, body } = await buyer.ask('PUT', '/api/account', wrong);
    assert.deepEqual([status, body], [400, { kind: 'rejected', fields: { vatNumber: 'invalid' } }]);
    assert.equal((await buyer.customer()).company, 'Yılmaz Güvenlik');
  });

  test('of a firm is checked when the owner saves it, and is the one of its people', async () => {
    await assert.rejects(
      addGroup('Firm', { isFirm: true, vatNumber: 'DE136695975' }),
      /DE136695975 is no VAT number/,
    );
    await inGroup('Harbour Security', { isFirm: true, vatNumber: 'de 136695976' }, async (id) => {
      await assert.rejects(setGroup(id, { vatNumber: 'DE1' }), /DE1 is no VAT number/);
      const firm = { name: 'Harbour Security', vatNumber: 'DE136695976' };
      assert.deepEqual((await buyer.customer()).firm, firm);
      // Its people cannot state another one.
      const details = { firstName: 'Ayşe', lastName: 'Yılmaz', company: 'Another', vatNumber: '' };
      const { body } = await buyer.ask('PUT', '/api/account', details);
      assert.deepEqual([body.customer.company, body.customer.firm], ['Yılmaz Güvenlik', firm]);
      await setGroup(id, { vatNumber: '' });
      assert.deepEqual((await buyer.customer()).firm, { ...firm, vatNumber: '' });
    });
    assert.equal((await buyer.customer()).firm, undefined);
  });
});

describe('a customer who is exempt from tax', () => {
  test('is charged none, in cart, order, e-mail, invoice and books, and nobody else is', async () => {
    await inGroup(
      'Harbour Security',
      { isFirm: true, vatNumber: 'DE136695976', isTaxExempt: true },
      async () => {
        const shown = await pricesFor(buyer);
        assert.deepEqual([shown.tax, shown.total, shown.isTaxExempt], [0, NET, true]);
        const guests = await pricesFor(guest);
        assert.deepEqual([guests.total, guests.isTaxExempt], [GROSS, undefined]);
        // A guest with the e-mail address, the name and the phone of the customer.
        const asGuest = (await order(guest, GROSS)).body;
        assert.deepEqual([asGuest.kind, asGuest.total], ['placed', GROSS]);
        assert.equal((await order(guest, NET)).body.kind, 'changed');

        const { body: placed } = await order(buyer, NET);
        assert.deepEqual([placed.kind, placed.total], ['placed', NET], JSON.stringify(placed));
        const opened = await buyer.opened(placed);
        assert.deepEqual([opened.tax, opened.total, opened.isTaxExempt], [0, NET, true]);
        const letter = await letterWith(stack.settings, `To: ${EMAIL}`, placed.number);
        assert.match(letter, /VAT \(exempt\) +\$0\.00/);

        await owner.confirm(placed.number);
        const { text, xml } = await invoiceOf(placed);
        for (const part of [
          'Harbour Security',
          'Ayşe Yılmaz',
          'sales tax number DE136695976',
          'Exempt from sales tax $0.00',
          `Total ${formatMoney(NET)}`,
        ])
          assert.ok(text.includes(part), `${part} in ${text}`);
        assert.match(xml, /<ram:BuyerTradeParty>\s*<ram:Name>Harbour Security</);
        assert.match(xml, /<ram:ID schemeID="VA">DE136695976</);
        assert.match(xml, /<ram:ExemptionReason>Exempt from sales tax<.*?<ram:CategoryCode>E</s);
        assert.doesNotMatch(xml, /CategoryCode>[SZ]</);

        const today = new Date().toISOString().slice(0, 10);
        const { bookkeeping } = await owner.ask(
          'query ($from: String!, $to: String!) { bookkeeping(from: $from, to: $to) }',
          { from: today, to: today },
        );
        const rows = parseCsv<Json>(bookkeeping, { bom: true, columns: true });
        const row = rows.find((each) => each.order === placed.number);
        assert.deepEqual(
          [row.company, row['VAT number'], row.tax, row.total],
          ['Harbour Security', 'DE136695976', '0.00', (NET / 100).toFixed(2)],
        );
      },
    );
  });

  test('is shown the new total, if the exemption has come or gone since', async () => {
    const group = await addGroup('Exempt', { isTaxExempt: true });
    const gone = await order(buyer, GROSS);
    assert.deepEqual([gone.body.kind, gone.body.total], ['changed', NET]);
    await setGroup(group, { isTaxExempt: false });
    const come = await order(buyer, NET);
    assert.deepEqual([come.body.kind, come.body.total, come.body.isTaxExempt], ['changed', GROSS, undefined]);
    await removeGroup(group);
  });

  test('keeps an order as it was placed, also if the owner changes it later', async () => {
    const group = await addGroup('Exempt', { isTaxExempt: true });
    const { body: placed } = await order(buyer, NET);
    await removeGroup(group);
    await owner.confirm(placed.number);
    const { id, lines } = await owner.order(placed.number);
    const to = (state: string) =>
      owner.ask(
        'mutation ($id: ID!, $state: String!) { transitionOrderToState(id: $id, state: $state) { __typename } }',
        {
          id,
          state,
        },
      );
    await to('Modifying');
    const { id: plug } = await owner.variantOf('31');
    const input = {
      dryRun: false,
      orderId: id,
      adjustOrderLines: [{ orderLineId: lines[0].id, quantity: 3 }],
      addItems: [{ productVariantId: plug, quantity: 1 }],
    };
    await owner.change('modifyOrder', 'ModifyOrderInput!', input);
    const { total, tax } = await buyer.opened(placed);
    assert.deepEqual([total, tax], [3 * RADIO.price + (await guest.priceOf('31')) + SHIPPING, 0]);
  });

  test('pays shipping without its tax, by either way to calculate it', async () => {
    const methods: string[] = [];
    for (const [code, freeFrom] of [
      ['default-shipping-calculator', []],
      ['shop-shipping', [{ name: 'freeFrom', value: '0' }]],
    ] as const)
      for (const includesTax of ['include', 'exclude']) {
        const rest = { rate: '1180', includesTax, taxRate: '18' };
        const values = Object.entries(rest).map(([name, value]) => ({ name, value }));
        const name = `${code} ${includesTax}`;
        const { id } = await owner.change(
          'createShippingMethod',
          'CreateShippingMethodInput!',
          {
            code: name,
            fulfillmentHandler: 'manual-fulfillment',
            checker: {
              code: 'shop-coverage',
              arguments: [
                { name: 'countries', value: '[]' },
                { name: 'fromAmount', value: '0' },
                { name: 'upToGrams', value: '0' },
              ],
            },
            calculator: { code, arguments: [...values, ...freeFrom] },
            translations: [{ languageCode: 'en', name, description: '' }],
          },
          'id',
        );
        methods.push(id);
      }
    const chargedTo = async (browser: Browser) => {
      const { deliveries } = await pricesFor(browser);
      return methods.map((id) => {
        const { shipping, tax, total } = deliveries.find((each: Json) => each.id === id);
        assert.equal(total, 2 * RADIO.price + shipping + tax);
        return total - 2 * RADIO.price;
      });
    };
    const tax = taxed(2 * RADIO.price) - 2 * RADIO.price;
    await inGroup('Exempt', { isTaxExempt: true }, async () => {
      assert.deepEqual(
        await chargedTo(guest),
        [1180, 1392, 1180, 1392].map((shipping) => shipping + tax),
      );
      const [included = 0, ...others] = await chargedTo(buyer);
      assert.deepEqual([included, ...others], [1000, 1180, 1000, 1180]);
      const total = 2 * RADIO.price + included;
      const { body } = await buyer.place({ ...orderOf(LINES), delivery: methods[0], total });
      assert.deepEqual([body.kind, body.total], ['placed', total], JSON.stringify(body));
    });
    for (const id of methods)
      await owner.ask('mutation ($id: ID!) { deleteShippingMethod(id: $id) { result } }', { id });
  });

  test('is not everyone who pays a tax with such a name', async () => {
    const { taxRates } = await owner.ask('{ taxRates { items { id name value } } }');
    const { id, name } = taxRates.items.find(({ value }: Json) => value === 18);
    const rename = (to: string) => owner.change('updateTaxRate', 'UpdateTaxRateInput!', { id, name: to });
    await rename('exempt');
    const { total, isTaxExempt } = await pricesFor(guest);
    await rename(name);
    assert.deepEqual([total, isTaxExempt], [GROSS, undefined]);
  });

  test('whatever promotions, cancellations and refunds there are, pays what the engine charges', async () => {
    const plug = { productId: '31', price: await guest.priceOf('31') };
    await inGroup('Exempt', { isTaxExempt: true }, () =>
      checkRandomPromotions(stack, buyer, [RADIO, plug], {}, 3),
    );
  });
});

describe('a quote', () => {
  test('is taxed as the customer is when the owner sends it, and is ordered so', async () => {
    const { address, city, state, zipCode: zip, country } = CUSTOMER;
    const saved = { name: 'Depot', address, city, state, zip, country };
    const addressId = (await buyer.ask('POST', '/api/account/addresses', saved)).body.addresses[0].id;
    const ask = async (key: string) => {
      const lines = [{ productId: '11', quantity: 2 }];
      return (await buyer.ask('POST', '/api/quotes', { lines, addressId }, { 'Idempotency-Key': key })).body
        .number;
    };
    const number = await ask('00000000-0000-4000-8000-000000000001');
    assert.equal(await totalOf(number), GROSS);
    await inGroup('Exempt', { isTaxExempt: true }, async () => {
      await send(number);
      assert.equal(await totalOf(number), NET);
    });
    // The owner has offered it at this total.
    const { body } = await buyer.ask('POST', `/api/quotes/${number}/order`, { total: NET });
    assert.deepEqual([body.kind, body.total], ['placed', NET]);

    const group = await addGroup('Exempt', { isTaxExempt: true });
    const another = await ask('00000000-0000-4000-8000-000000000002');
    assert.equal(await totalOf(another), NET);
    await removeGroup(group);
    await send(another);
    assert.equal(await totalOf(another), GROSS);
  });
});

describe('a term of payment', () => {
  test('is ten years at most', async () => {
    await assert.rejects(addGroup('Never', { paymentDays: 3651 }), /paymentDays/);
  });

  test('is the longest of the groups, on the invoice and in the list of what is overdue', async () => {
    const groups = [await addGroup('Short', { paymentDays: 3 }), await addGroup('Long', { paymentDays: 45 })];
    const { body: placed } = await order(buyer, GROSS);
    for (const id of groups) await removeGroup(id);
    const { body: later } = await order(buyer, GROSS);
    const long = await addGroup('Long', { paymentDays: 45 });
    await owner.confirm(placed.number);
    await removeGroup(long);
    await owner.confirm(later.number);
    for (const [each, days] of [
      [placed, 45],
      [later, invoice?.paymentDays ?? 0],
    ] as const) {
      const { text, xml } = await invoiceOf(each);
      assert.ok(text.includes(`Please pay by ${formatDay(inDays(days))}`), text);
      assert.match(xml, new RegExp(`<ram:Description>${days} days<`));
    }
    await stack.database.query(
      `UPDATE document SET content = jsonb_set(content, '{dueDay}', to_jsonb((content ->> 'dueDay')::date - 40))`,
    );
    const { desk } = await owner.ask('{ desk { kind entries { title } } }');
    const { entries } = desk.find(({ kind }: Json) => kind === 'overdue');
    const overdue = new Set(entries.map(({ title }: Json) => title));
    assert.deepEqual([overdue.has(placed.number), overdue.has(later.number)], [false, true]);
  });
});

describe('a price list', () => {
  test('is a promotion for the group, and ends with it', async () => {
    const group = await addGroup('Dealers', {});
    const conditions = [operation('customer_group', { customerGroupId: group })];
    const promotion = await addPromotion(owner, { name: 'Dealer prices', conditions, actions: [off(10)] });
    const dealers = taxed(1.8 * RADIO.price) + SHIPPING;
    assert.equal((await pricesFor(guest)).total, GROSS);
    const shown = await pricesFor(buyer);
    assert.deepEqual(
      [shown.total, shown.discounts],
      [dealers, [{ name: 'Dealer prices', amount: 0.2 * RADIO.price }]],
    );
    const { body: placed } = await order(buyer, dealers);
    assert.deepEqual([placed.kind, placed.total], ['placed', dealers]);
    assert.match(
      await letterWith(stack.settings, `To: ${EMAIL}`, placed.number),
      /Dealer prices +-\$179\.80/,
    );
    await owner.confirm(placed.number);
    const { text } = await invoiceOf(placed);
    assert.ok(text.includes('Dealer prices') && text.includes(`Total ${formatMoney(dealers)}`), text);
    await removeGroup(group);
    const after = await order(buyer, dealers);
    assert.deepEqual([after.body.kind, after.body.total], ['changed', GROSS]);
    await removePromotion(owner, promotion);
  });
});
