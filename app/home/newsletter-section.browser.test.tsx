import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NewsletterSection } from './newsletter-section.tsx';

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
