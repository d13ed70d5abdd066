import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Question, QuestionCategory } from './model/question-filter.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { FaqList } from './faq-list.tsx';

const question = (id: string, title: string, answer: string): Question => ({
  id,
  title,
  content: [{ type: 'paragraph', children: [{ type: 'text', value: answer }] }],
});

const CATEGORIES: readonly QuestionCategory[] = [
  {
    id: 'shipping',
    title: 'Shipping',
    questions: [
      question('time', 'How long does delivery take?', 'It takes 3–5 business days.'),
      question('cost', 'What does shipping cost?', 'A flat rate for every order.'),
    ],
  },
  {
    id: 'equipment',
    title: 'Equipment',
    questions: [question('poe', 'What is PoE?', 'Power through the network cable.')],
  },
];

const textElement = (text: string) => page.getByText(text, { exact: true });
const filter = page.getByRole('searchbox', { name: 'Filter questions' });
const count = page.getByText(/^\d+ (of \d+ )?questions$|^No question matches/).first();

const show = (hash = '') => renderOnPage(<FaqList categories={CATEGORIES} />, `/faqs${hash}`);

beforeEach(() => page.viewport(1280, 800));

describe('a question', () => {
  test('is closed at first, under the heading of its category', async () => {
    await show();
    const headings = page.getByRole('heading', { level: 2 });
    expect(headings.elements().map(({ textContent }) => textContent)).toEqual(['Shipping', 'Equipment']);
    await expect.element(textElement('It takes 3–5 business days.')).not.toBeVisible();
  });

  test('opens and closes independently of the others', async () => {
    await show();
    await textElement('How long does delivery take?').click();
    await textElement('What is PoE?').click();
    await expect.element(textElement('It takes 3–5 business days.')).toBeVisible();
    await expect.element(textElement('Power through the network cable.')).toBeVisible();
    await textElement('How long does delivery take?').click();
    await expect.element(textElement('It takes 3–5 business days.')).not.toBeVisible();
    await expect.element(textElement('Power through the network cable.')).toBeVisible();
  });

  test('opens and closes with Enter and the space bar', async () => {
    await show();
    await filter.click();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(textElement('It takes 3–5 business days.')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect.element(textElement('It takes 3–5 business days.')).not.toBeVisible();
  });

  test('H3: is a target of at least 44 pixels', async () => {
    await show();
    const summaries = [...document.querySelectorAll('summary')];
    expect(summaries).toHaveLength(3);
    for (const summary of summaries) {
      expect(summary.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  });
});

describe('the fragment of the URL', () => {
  test('opens the question with that id and no other', async () => {
    await show('#poe');
    await expect.element(textElement('Power through the network cable.')).toBeVisible();
    await expect.element(textElement('It takes 3–5 business days.')).not.toBeVisible();
  });

  test.each(['#nothing', '#shipping', '#%', '#'])('opens no question if it is %s', async (hash) => {
    await show(hash);
    await expect.element(count).toHaveTextContent('3 questions');
    expect(document.querySelector('details[open]')).toBeNull();
  });
});

describe('the filter', () => {
  test('L4: shows the matching questions and announces their number after typing', async () => {
    await show();
    await expect.element(count).toHaveTextContent('3 questions');
    await filter.fill('order');
    await expect.element(count).toHaveTextContent('1 of 3 questions');
    await expect.element(page.getByRole('status')).toHaveTextContent('1 of 3 questions');
    await expect.element(textElement('What does shipping cost?')).toBeVisible();
    await expect.element(textElement('How long does delivery take?')).not.toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Equipment' })).not.toBeInTheDocument();
  });

  test('keeps open questions open', async () => {
    await show();
    await textElement('What is PoE?').click();
    await filter.fill('delivery');
    await filter.fill('');
    await expect.element(textElement('Power through the network cable.')).toBeVisible();
  });

  test('shows a message and a clear button, which focuses the filter, if no question matches', async () => {
    await show();
    await filter.fill('zebra');
    await expect.element(count).toHaveTextContent('No question matches “zebra”.');
    await page.getByRole('button', { name: 'Clear filter' }).click();
    await expect.element(filter).toHaveValue('');
    await expect.element(filter).toHaveFocus();
    await expect.element(count).toHaveTextContent('3 questions');
    await expect.element(page.getByRole('button', { name: 'Clear filter' })).not.toBeInTheDocument();
  });
});
