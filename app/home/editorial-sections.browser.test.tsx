import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LatestNews, NewsletterSection, Testimonials } from './editorial-sections.tsx';

test('shows date, title and text, marked as a sample', async () => {
  const entry = { id: 'budget', date: '2026-05-05', title: 'Check the budget', text: 'Leave a reserve.' };
  await render(<LatestNews news={[{ ...entry, formattedDate: 'May 5, 2026' }]} isSample />);
  const section = page.getByRole('region', { name: 'Latest news' });
  await expect.element(section.getByText('Sample', { exact: true })).toBeVisible();
  const article = section.getByRole('article');
  await expect.element(article.getByRole('heading', { name: 'Check the budget' })).toBeVisible();
  await expect.element(article.getByRole('time')).toHaveTextContent('May 5, 2026');
  await expect.element(article.getByRole('time')).toHaveAttribute('datetime', '2026-05-05');
  await expect.element(article.getByText('Leave a reserve.')).toBeVisible();
});

const TESTIMONIALS = [
  { id: 'installer', quote: 'It fits.', role: 'Alarm installer', sector: 'Fire protection' },
];
const section = page.getByRole('region', { name: 'What customers say' });

test('shows the quote and the role, marked as a sample', async () => {
  await render(<Testimonials testimonials={TESTIMONIALS} isSample />);
  await expect.element(section.getByText('Sample', { exact: true })).toBeVisible();
  await expect.element(section.getByRole('blockquote')).toHaveTextContent('“It fits.”');
  await expect.element(section.getByText('Alarm installer', { exact: true })).toBeVisible();
});

test('does not mark real testimonials, and renders nothing without any', async () => {
  const { container } = await render(
    <>
      <Testimonials testimonials={[]} isSample />
      <LatestNews news={[]} isSample />
    </>,
  );
  expect(container.textContent).toBe('');
  await render(<Testimonials testimonials={TESTIMONIALS} isSample={false} />);
  await expect.element(section.getByRole('blockquote')).toBeVisible();
  expect(section.getByText('Sample', { exact: true }).elements()).toEqual([]);
});

test('offers 20% off the first order and shows the form', async () => {
  await render(
    <NewsletterSection>
      <button type="submit">Subscribe</button>
    </NewsletterSection>,
  );
  const section = page.getByRole('region', { name: 'News for people who keep places safe' });
  await expect.element(section.getByText('20% off your first order', { exact: true })).toBeVisible();
  await expect.element(section.getByRole('button', { name: 'Subscribe' })).toBeVisible();
});
