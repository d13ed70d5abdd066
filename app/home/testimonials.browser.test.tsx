import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Testimonials } from './testimonials.tsx';

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

test('renders nothing without testimonials', async () => {
  const { container } = await render(<Testimonials testimonials={[]} isSample />);
  expect(container.textContent).toBe('');
});

test('does not mark real testimonials', async () => {
  await render(<Testimonials testimonials={TESTIMONIALS} isSample={false} />);
  await expect.element(section.getByRole('blockquote')).toBeVisible();
  expect(section.getByText('Sample', { exact: true }).elements()).toEqual([]);
});
