import { Link } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Commerce } from '#app/commerce/commerce.ts';
import { CommerceProvider } from '#app/commerce/commerce-context.tsx';
import { maintenanceCommerce } from '#app/commerce/maintenance-commerce.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { ContactForm } from './contact-us.tsx';
import { askUs } from './model/contact-message.ts';
import { NewsletterForm } from './newsletter-form.tsx';

const LABELS = ['Full Name', 'Email Address', 'Subject', 'Message'];
const field = (label: string) => page.getByLabelText(label, { exact: true });
const send = page.getByRole('button', { name: 'Send Message' });

const openForm = (commerce: Commerce = maintenanceCommerce) =>
  renderOnPage(
    <CommerceProvider commerce={commerce}>
      <ContactForm />
    </CommerceProvider>,
  );

test('requires name, email address, subject and message', async () => {
  await openForm();
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

test('confirms the message, clears the form and sends nothing', async () => {
  const fetchSpy = vi.spyOn(globalThis, 'fetch');
  await openForm();
  for (const label of LABELS)
    await field(label).fill(label === 'Email Address' ? 'ada@example.com' : 'ß 🔥\nx');
  // The second click of a double click must not report the cleared fields as empty.
  await send.dblClick();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Form submitted. We will contact you soon!');
  for (const label of LABELS) {
    await expect.element(field(label)).toHaveValue('');
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'false');
  }
  expect(fetchSpy).not.toHaveBeenCalled();
  await field('Subject').fill('One more thing');
  await expect.element(page.getByRole('alert')).toHaveTextContent('');
  fetchSpy.mockRestore();
});

test('is filled in by a link that asks the shop, for the visitor to change, and is empty once it was sent', async () => {
  const ask = askUs({ subject: '<b>Dome</b>', message: '12 × Dome camera\n1 × Siren' });
  await renderOnPage(
    <CommerceProvider commerce={maintenanceCommerce}>
      <Link {...ask}>Ask us</Link>
      <ContactForm />
    </CommerceProvider>,
  );
  await field('Full Name').fill('Ada');
  await page.getByRole('link', { name: 'Ask us' }).click();
  await expect.element(field('Subject')).toHaveValue('<b>Dome</b>');
  await expect.element(field('Message')).toHaveValue('12 × Dome camera\n1 × Siren');
  await expect.element(field('Full Name')).toHaveValue('Ada');
  await field('Message').fill('13 × Dome camera');
  await page.getByRole('link', { name: 'Ask us' }).click();
  await expect.element(field('Message')).toHaveValue('13 × Dome camera');
  await field('Email Address').fill('ada@example.com');
  await send.click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Form submitted. We will contact you soon!');
  for (const label of LABELS) await expect.element(field(label)).toHaveValue('');
});

test('a message that could not be sent stays in the form, and is sent by the next attempt', async () => {
  const sendMessage = vi
    .fn<Commerce['sendMessage']>(async () => ({ kind: 'accepted' }))
    .mockResolvedValueOnce({ kind: 'unavailable', error: 'ENGINE' });
  await openForm({ ...maintenanceCommerce, sendMessage });
  for (const label of LABELS) await field(label).fill(label === 'Email Address' ? 'ada@example.com' : label);
  await send.click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'Our service does not answer at the moment, so we may not have your message. Please try again in a few minutes, or call us.',
    );
  await expect.element(field('Message')).toHaveValue('Message');
  await send.click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Form submitted. We will contact you soon!');
  expect(sendMessage).toHaveBeenLastCalledWith({
    name: 'Full Name',
    email: 'ada@example.com',
    subject: 'Subject',
    message: 'Message',
  });
});

test('the newsletter form requires an email address and sends nothing', async () => {
  const fetchSpy = vi.spyOn(globalThis, 'fetch');
  await renderOnPage(<NewsletterForm />);
  await expect.element(field('Email address')).toBeRequired();
  await expect.element(field('Email address')).toHaveAttribute('type', 'email');
  await field('Email address').fill('ada@example.com');
  const { search } = location;
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect.element(field('Email address')).toHaveValue('ada@example.com');
  expect(fetchSpy).not.toHaveBeenCalled();
  expect(location.search).toBe(search);
  fetchSpy.mockRestore();
});
