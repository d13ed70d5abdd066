import { expect, test } from 'vitest';
import { lineItem } from '#app/cart/model/cart.ts';
import { checkOrder, matchLine } from './match-order.ts';
import { readOrderList } from './order-list.ts';
import { INDEX, isCode, OFFERS } from './quick-order.fixture.ts';
import { takeOrdered } from './take-ordered.ts';

/** @param room the units of each product for which the cart has room, by default all that were ordered */
function take(text: string, room?: Readonly<Record<string, number>>) {
  const matches = [...readOrderList(text, isCode)].map((entry) => matchLine(entry, INDEX));
  const order = checkOrder(matches, OFFERS);
  const units = new Map<string, number>();
  for (const { offer, quantity } of order.good) {
    units.set(offer.id, (units.get(offer.id) ?? 0) + quantity);
  }
  const added = [...units].flatMap(([id, wanted]) => {
    const offer = OFFERS.get(id);
    const quantity = room ? (room[id] ?? 0) : wanted;
    return offer && quantity > 0 ? [lineItem(offer, quantity)] : [];
  });
  return takeOrdered(text, order, added);
}

test('what is in the cart leaves the list, and problems stay', () => {
  expect(take('2 x PD785G\nNO-SUCH-1\n45; 1\n')).toEqual({
    rest: 'NO-SUCH-1\n',
    taken: '2 x PD785G\n45; 1',
    lineCount: 2,
  });
});

test('a table whose rows are all in the cart leaves with its header and its blank rows', () => {
  expect(take('sep=;\nModel;Qty\nPD785G;2\n;\nFC361;1\n').rest).toBe('');
});

test('a table with rows that stay keeps its header, and headings stay', () => {
  const { rest, taken } = take('Model,Qty\nA. RADIOS,\nPD785G,2\nNO-SUCH-1,1');
  expect(rest).toBe('Model,Qty\nA. RADIOS,\nNO-SUCH-1,1');
  expect(taken).toBe('Model,Qty\nPD785G,2');
});

test('lines for which the cart has no room stay, with the units that are missing', () => {
  expect(take('PD785G 3\n45 1\nFC361;2', { '14': 2, '45': 1 })).toEqual({
    rest: 'PD785G 1\nFC361;2',
    taken: 'PD785G 2\n45 1',
    lineCount: 2,
  });
});
