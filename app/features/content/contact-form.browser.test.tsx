import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { ContactForm } from './contact-form.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

const LABELS = ['Full Name', 'Email Address', 'Subject', 'Message'];
const field = (label: string) => page.getByLabelText(label, { exact: true });
const send = page.getByRole('button', { name: 'Send Message' });

test('a message needs a name, an address, a subject and a text', async () => {
  await renderOnPage(<ContactForm />);
  await send.click();
  for (const label of LABELS) {
    await expect.element(field(label)).toHaveAccessibleDescription('This field is required');
    await expect.element(field(label)).toBeRequired();
  }
  await field('Email Address').fill('ada@');
  await userEvent.tab();
  await expect
    .element(field('Email Address'))
    .toHaveAccessibleDescription('Please enter a valid email address');
});

test('a message is thanked for and cleared, and sent nowhere', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await renderOnPage(<ContactForm />);
  for (const label of LABELS)
    await field(label).fill(label === 'Email Address' ? 'ada@example.com' : 'ß 🔥\nx');
  // The second click of a double click has nothing more to send, and nothing to complain about.
  await send.dblClick();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Form submitted. We will contact you soon!');
  for (const label of LABELS) {
    await expect.element(field(label)).toHaveValue('');
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'false');
  }
  expect(fetched).not.toHaveBeenCalled();
  await field('Subject').fill('One more thing');
  await expect.element(page.getByRole('alert')).toHaveTextContent('');
  fetched.mockRestore();
});

test('the newsletter asks for an address of the right kind and sends nothing', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await renderOnPage(<NewsletterForm />);
  await expect.element(field('Email address')).toBeRequired();
  await expect.element(field('Email address')).toHaveAttribute('type', 'email');
  await field('Email address').fill('ada@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect.element(field('Email address')).toHaveValue('ada@example.com');
  expect(fetched).not.toHaveBeenCalled();
  expect(location.search).not.toContain('ada');
  fetched.mockRestore();
});
