import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { QuestionCategory } from '#app/domain/content/question.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { FaqList } from './faq-list.tsx';

const CATEGORIES: readonly QuestionCategory[] = [
  {
    id: 'shipping',
    title: 'Shipping',
    questions: [
      { id: 'time', question: 'How long does delivery take?', answer: 'It takes 3–5 business days.' },
      { id: 'cost', question: 'What does shipping cost?', answer: 'A flat rate for every order.' },
    ],
  },
  {
    id: 'equipment',
    title: 'Equipment',
    questions: [{ id: 'poe', question: 'What is PoE?', answer: 'Power through the network cable.' }],
  },
];

const question = (text: string) => page.getByText(text, { exact: true });
const filter = page.getByRole('searchbox', { name: 'Filter questions' });
const count = page.getByText(/^\d+ (of \d+ )?questions$|^No question matches/).first();

const show = (hash = '') => renderOnPage(<FaqList categories={CATEGORIES} />, `/faqs${hash}`);

beforeEach(() => page.viewport(1280, 800));

describe('a question', () => {
  test('stands under the heading of its category, closed at first', async () => {
    await show();
    const headings = page.getByRole('heading', { level: 2 });
    expect(headings.elements().map(({ textContent }) => textContent)).toEqual(['Shipping', 'Equipment']);
    await expect.element(question('It takes 3–5 business days.')).not.toBeVisible();
  });

  test('opens and closes by itself; the others stay as they are', async () => {
    await show();
    await question('How long does delivery take?').click();
    await question('What is PoE?').click();
    await expect.element(question('It takes 3–5 business days.')).toBeVisible();
    await expect.element(question('Power through the network cable.')).toBeVisible();
    await question('How long does delivery take?').click();
    await expect.element(question('It takes 3–5 business days.')).not.toBeVisible();
    await expect.element(question('Power through the network cable.')).toBeVisible();
  });

  test('opens and closes by Enter and by the space bar', async () => {
    await show();
    await filter.click();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(question('It takes 3–5 business days.')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect.element(question('It takes 3–5 business days.')).not.toBeVisible();
  });

  test('H3: is a target of at least 44 pixels', async () => {
    await show();
    for (const summary of document.querySelectorAll('summary')) {
      expect(summary.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  });
});

describe('an address that names a question', () => {
  test('opens it and no other', async () => {
    await show('#poe');
    await expect.element(question('Power through the network cable.')).toBeVisible();
    await expect.element(question('It takes 3–5 business days.')).not.toBeVisible();
  });

  test.each(['#nothing', '#shipping', '#%', '#'])('%s opens none', async (hash) => {
    await show(hash);
    await expect.element(count).toHaveTextContent('3 questions');
    expect(document.querySelector('details[open]')).toBeNull();
  });
});

describe('the filter', () => {
  test('L4: keeps the questions that hold what is typed, and says how many, once nothing more is typed', async () => {
    await show();
    await expect.element(count).toHaveTextContent('3 questions');
    await filter.fill('order');
    await expect.element(count).toHaveTextContent('1 of 3 questions');
    await expect.element(page.getByRole('status')).toHaveTextContent('1 of 3 questions');
    await expect.element(question('What does shipping cost?')).toBeVisible();
    await expect.element(question('How long does delivery take?')).not.toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Equipment' })).not.toBeInTheDocument();
  });

  test('leaves open what was open', async () => {
    await show();
    await question('What is PoE?').click();
    await filter.fill('delivery');
    await filter.fill('');
    await expect.element(question('Power through the network cable.')).toBeVisible();
  });

  test('says when nothing matches, and is cleared by a button that gives the focus back to it', async () => {
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
