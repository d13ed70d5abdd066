import * as fc from 'fast-check';
import { expect } from 'vitest';
import {
  EMPTY_PASSWORD_RESET,
  EMPTY_REGISTRATION,
  EMPTY_SIGN_IN,
  PASSWORD_RESET_RULES,
  passwordMismatchSoFar,
  REGISTRATION_RULES,
  SIGN_IN_RULES,
} from '#app/commerce/model/account-forms.ts';
import { CONTACT_RULES, EMPTY_MESSAGE } from '#app/content/model/contact-message.ts';
import { readBound, toRange } from '#app/figures/model/condition-code.ts';
import { clampRange } from '#app/listing/model/price-range.ts';
import { checkName, freeName } from '#app/lists/model/lists.ts';
import { CHECKOUT_RULES, EMPTY_CHECKOUT } from '#app/commerce/model/checkout-form.ts';
import {
  formatCardNumber,
  formatExpiry,
  isExpiry,
  removeSeparators,
} from '#app/commerce/model/payment-card.ts';
import { orderDraft, paymentOf } from '#app/commerce/model/order.ts';
import {
  changeInput,
  INITIAL_INPUTS,
  limitsOf,
  type NumberName,
  readInput,
  toPlanQuery,
} from '#app/planner/model/plan-inputs.ts';
import { readNumber } from '#app/lib/number-text.ts';
import { questionMatches } from '#app/content/model/question-filter.ts';
import { parseQuantity, readQuantity } from '#app/lib/quantity.ts';
import { addNote, DETAILS_RULES, EMPTY_DETAILS } from '#app/quote/model/quote-details.ts';
import { pdfFileName } from '#app/pdf/pdf-assets.ts';
import { lastValidDay } from '#app/quote/model/quote.ts';
import { readOrderQuantity } from '#app/lib/order-quantity.ts';
import { readCheckNumber } from '#app/planner/system-check/model/check-inputs.ts';
import { type Rules, validate } from '#app/lib/validation.ts';
import { toCsv } from '#app/lib/csv.ts';
import { fuzz } from '#tests/support/fuzz.ts';
import { hostileNumber, hostileText } from '#tests/support/hostile.ts';

const typed = fc.oneof(
  { arbitrary: hostileText, weight: 4 },
  { arbitrary: hostileNumber.map(String), weight: 2 },
  {
    arbitrary: fc.constantFrom('ada@example.com', '+90 212 555 0142', '4242 4242 4242 4242', '12/27', '737'),
    weight: 2,
  },
);

function filled<Form extends object>(empty: Form): fc.Arbitrary<Form> {
  const fields = Object.entries(empty).map(([name, initial]) =>
    (typeof initial === 'boolean' ? fc.boolean() : typed).map((value) => [name, value] as const),
  );
  return fc.tuple(...fields).map((entries) => Object.assign({}, empty, Object.fromEntries(entries)));
}

function expectChecked<Form extends object>(form: Form, rules: Rules<Form>): void {
  const errors = validate(form, rules);
  const names = Object.keys(form);
  for (const [field, error] of Object.entries(errors)) {
    expect(names).toContain(field);
    expect(error).toBeTypeOf('string');
  }
}

fuzz('any checkout form is checked, and an order can be made of it', filled(EMPTY_CHECKOUT), (form) => {
  expectChecked(form, CHECKOUT_RULES);
  const { contact } = orderDraft(form, []);
  expect(contact.firstName).toBe(form.firstName.trim());
  paymentOf(form);
});

fuzz(
  'any form of an account, of a message or of a quote is checked',
  fc.tuple(
    filled(EMPTY_SIGN_IN),
    filled(EMPTY_REGISTRATION),
    filled(EMPTY_PASSWORD_RESET),
    filled(EMPTY_MESSAGE),
    filled(EMPTY_DETAILS),
  ),
  ([signIn, registration, reset, message, details]) => {
    expectChecked(signIn, SIGN_IN_RULES);
    expectChecked(registration, REGISTRATION_RULES);
    passwordMismatchSoFar(registration);
    expectChecked(reset, PASSWORD_RESET_RULES);
    expectChecked(message, CONTACT_RULES);
    expectChecked(details, DETAILS_RULES);
    expect(lastValidDay(details, '2026-11-25')).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(pdfFileName('quote', details.number)).toMatch(/^quote[^/\\<>:"|?*\0]*\.pdf$/u);
  },
);

const withoutDateSeparators = (value: string) => removeSeparators(value).replaceAll(/[/.]/g, '');

fuzz('formatting a card number or an incomplete expiry date changes only separators', typed, (text) => {
  expect(removeSeparators(formatCardNumber(text))).toBe(removeSeparators(text));
  if (!isExpiry(text)) expect(withoutDateSeparators(formatExpiry(text))).toBe(withoutDateSeparators(text));
});

fuzz(
  'a quantity, a price and a figure are read as a number within their limits, or not at all',
  typed,
  (text) => {
    const quantity = parseQuantity(text);
    if (quantity !== undefined) expect(Number.isSafeInteger(quantity) && quantity >= 1).toBe(true);
    const order = readOrderQuantity(text);
    if (order.kind === 'quantity')
      expect(Number.isSafeInteger(order.quantity) && order.quantity >= 1).toBe(true);
    const typedQuantity = readQuantity(text).value ?? 1;
    expect(Number.isSafeInteger(typedQuantity) && typedQuantity >= 1).toBe(true);
    expect(readNumber(text, { isWhole: true }).value ?? 0).toSatisfy(Number.isSafeInteger);
    expect(Math.abs(readBound(text, 'm').value ?? 0)).toBeLessThan(1e7);
    const days = readCheckNumber('days', text).value ?? 1;
    expect(days >= 1 && days <= 3650).toBe(true);
  },
);

fuzz('a range of prices is in order, whatever is entered', fc.tuple(typed, typed), ([low, high]) => {
  const [min, max] = [low, high].map((text) => readNumber(text, { isWhole: true }).value);
  const range = clampRange(min, max, { min: 10, max: 900 });
  expect(0 <= range.min && range.min <= range.max).toBe(true);
  toRange(min, max);
});

const FIRST_ROW = 0;

const numberNames = Object.keys(INITIAL_INPUTS).filter(
  (name): name is NumberName => name !== 'load' && name !== 'wire',
);

fuzz(
  'an input of the planner is a number within its limits, or has a problem',
  fc.tuple(fc.constantFrom(...numberNames), typed),
  ([name, text]) => {
    const { value, problem } = readInput(name, text);
    const { min, max } = limitsOf(name);
    if (problem === undefined) expect(min <= value && value <= max).toBe(true);
    toPlanQuery(changeInput(INITIAL_INPUTS, name, FIRST_ROW, text));
  },
);

fuzz(
  'a free name of a list can be made of any name that is not blank',
  typed.map((text) => text.toWellFormed()),
  (name) => {
    const lists = { items: [{ id: 'a', name: 'Warehouse', items: [] }] };
    const problem = checkName(lists, name);
    if (problem !== 'blank') expect(checkName(lists, freeName(lists, name))).toBeUndefined();
  },
);

fuzz('a note of any length is added to a quote or refused', fc.tuple(typed, typed), ([notes, note]) => {
  const { next, outcome } = addNote({ ...EMPTY_DETAILS, notes }, note);
  if (outcome === 'added') expect(next.notes.endsWith(note)).toBe(true);
  else expect(next.notes).toBe(notes);
});

fuzz('a question is compared with any text, and matches a blank one', typed, (text) => {
  const isFound = questionMatches(
    { id: 'q', title: 'Can I order?', content: [{ type: 'text', value: 'Not yet.' }] },
    text,
  );
  if (text.trim() === '') expect(isFound).toBe(true);
});

const BYTE_ORDER_MARK = /^\uFEFF/;

fuzz(
  'a table file has no cell that a spreadsheet takes for a formula',
  fc.array(typed, { minLength: 1, maxLength: 4 }),
  (row) => {
    // A cell that begins with = + - or @ gets an apostrophe, except a negative number.
    for (const cell of row) {
      const [written = ''] = toCsv([[cell]])
        .replace(BYTE_ORDER_MARK, '')
        .split('\r\n');
      expect(written).not.toMatch(/^"?[=+@]/);
      if (/^"?-/.test(written)) expect(written).toMatch(/^-\d+(\.\d+)?$/);
    }
  },
);
