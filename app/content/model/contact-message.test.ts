import { describe, expect, test } from 'vitest';
import { askUs } from '../ask-texts.ts';
import { readQuestion } from './contact-message.ts';

describe('a question to the shop', () => {
  test('is read as a link has stated it', () => {
    const question = { subject: 'Dome camera', message: '12 × Dome camera\nWhen?' };
    expect(readQuestion(askUs(question).state)).toEqual(question);
  });

  test.each([null, undefined, 7, 'text', [], { subject: 7, message: ['x'] }])(
    'is empty where the state of the page has none: %j',
    (state) => {
      expect(readQuestion(state)).toEqual({ subject: '', message: '' });
    },
  );

  test('is cut to what a back end accepts, and never within a character', () => {
    const { subject, message } = readQuestion({ subject: `${'x'.repeat(254)}🔥`, message: 'x'.repeat(9000) });
    expect([subject.length, message.length]).toEqual([254, 5000]);
  });
});
