import { expect, test } from 'vitest';
import { askAboutCheck, askAboutList, askForMore } from './ask-texts.ts';
import { MAX_MESSAGE_LENGTHS } from './model/contact-message.ts';

const CAMERA = { id: '45', title: 'Dome camera' };

test.each([
  [undefined, 'I need more than 10 × Dome camera (SKU 45)'],
  [12_000, 'I need 12,000 × Dome camera (SKU 45)'],
])('a question for more than an order holds has the product and the quantity: %j', (wanted, start) => {
  expect(askForMore(CAMERA, 10, wanted).message).toContain(`${start}, which is more than one order holds.`);
});

test('a question about a list has its lines, and says how many a message has no room for', () => {
  const lines = Array.from({ length: 200 }, (_, index) => ({ ...CAMERA, id: `${index}`, quantity: 1200 }));
  const { subject, message } = askAboutList('Warehouse', lines);
  expect(subject).toBe('List: Warehouse');
  const shown = message.match(/1,200 × Dome camera \(SKU \d+\)/g)?.length ?? 0;
  expect(shown).toBeGreaterThan(100);
  expect(message).toContain(`… and ${200 - shown} more`);
  const results = lines.map(({ title }) => `Pass, ${title}`);
  for (const question of [message, askAboutCheck(lines, results).message])
    expect(question.length).toBeLessThan(MAX_MESSAGE_LENGTHS.message);
});
