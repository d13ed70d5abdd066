import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LatestNews } from './latest-news.tsx';

test('shows date, title and text, marked as a sample', async () => {
  await render(
    <LatestNews
      news={[
        {
          id: 'budget',
          date: '2026-05-05',
          formattedDate: 'May 5, 2026',
          title: 'Check the budget',
          text: 'Leave a reserve.',
        },
      ]}
      isSample
    />,
  );
  const section = page.getByRole('region', { name: 'Latest news' });
  await expect.element(section.getByText('Sample', { exact: true })).toBeVisible();
  const article = section.getByRole('article');
  await expect.element(article.getByRole('heading', { name: 'Check the budget' })).toBeVisible();
  await expect.element(article.getByRole('time')).toHaveTextContent('May 5, 2026');
  await expect.element(article.getByRole('time')).toHaveAttribute('datetime', '2026-05-05');
  await expect.element(article.getByText('Leave a reserve.')).toBeVisible();
});

test('renders nothing without news', async () => {
  const { container } = await render(<LatestNews news={[]} isSample />);
  expect(container.textContent).toBe('');
});
