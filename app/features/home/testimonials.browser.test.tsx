import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Testimonials } from './testimonials.tsx';

test('a testimonial is a quote given to a role, and marked as a sample', async () => {
  await render(
    <Testimonials
      testimonials={[
        { id: 'installer', quote: 'It fits.', role: 'Alarm installer', sector: 'Fire protection' },
      ]}
    />,
  );
  const section = page.getByRole('region', { name: 'What customers say' });
  await expect.element(section.getByText('Sample', { exact: true })).toBeVisible();
  await expect.element(section.getByRole('blockquote')).toHaveTextContent('“It fits.”');
  await expect.element(section.getByText('Alarm installer', { exact: true })).toBeVisible();
});
