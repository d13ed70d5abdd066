import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Testimonials } from './testimonials.tsx';

const TESTIMONIALS = [
  { id: 'installer', quote: 'It fits.', role: 'Alarm installer', sector: 'Fire protection' },
];
const section = page.getByRole('region', { name: 'What customers say' });

test('a testimonial is a quote given to a role, and marked as a sample', async () => {
  await render(<Testimonials testimonials={TESTIMONIALS} sample />);
  await expect.element(section.getByText('Sample', { exact: true })).toBeVisible();
  await expect.element(section.getByRole('blockquote')).toHaveTextContent('“It fits.”');
  await expect.element(section.getByText('Alarm installer', { exact: true })).toBeVisible();
});

test('nothing said, no heading', async () => {
  const { container } = await render(<Testimonials testimonials={[]} sample />);
  expect(container.textContent).toBe('');
});

test('what customers did say bears no mark', async () => {
  await render(<Testimonials testimonials={TESTIMONIALS} sample={false} />);
  await expect.element(section.getByRole('blockquote')).toBeVisible();
  expect(section.getByText('Sample', { exact: true }).elements()).toEqual([]);
});
