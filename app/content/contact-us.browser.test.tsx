import { Link } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Trade } from '#app/commerce/commerce.ts';
import { CommerceProvider } from '#app/commerce/commerce-context.tsx';
import { maintenanceCommerce } from '#app/commerce/maintenance-commerce.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { ContactForm, MailForm } from '#app/routes/contact-us.tsx';
import { NewsletterForm } from '#app/shell/newsletter-form.tsx';
import { askUs } from './ask-texts.ts';

const LABELS = ['Full Name', 'Email Address', 'Subject', 'Message'];
const field = (label: string) => page.getByLabelText(label, { exact: true });
const send = page.getByRole('button', { name: 'Send Message' });
const openMail = page.getByRole('button', { name: 'Open Mail Program' });

const openForm = (commerce: Trade = maintenanceCommerce) =>
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
    .fn<Trade['sendMessage']>(async () => ({ kind: 'accepted' }))
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

/** What the mail program of the visitor would get. */
function openedMails(): readonly URL[] {
  const opened: URL[] = [];
  const note = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.protocol !== 'mailto:') return;
    event.preventDefault();
    opened.push(new URL(link.href));
  };
  addEventListener('click', note);
  onTestFinished(() => removeEventListener('click', note));
  return opened;
}

test('a shop without a back end can open the mail program with what was typed, and keeps it', async () => {
  const opened = openedMails();
  await renderOnPage(<MailForm />);
  await openMail.click();
  await expect.element(field('Subject')).toHaveAccessibleDescription('This field is required');
  expect(opened).toEqual([]);
  for (const label of LABELS)
    await field(label).fill(label === 'Email Address' ? 'ada@example.com' : `${label} & ß 🔥\nx`);
  await openMail.click();
  const again = page.getByRole('alert').getByRole('link', { name: 'Open it again' });
  await expect.element(again).toBeVisible();
  expect(opened).toHaveLength(1);
  expect(opened[0]?.pathname).toBe('sales@watchpost.example');
  expect(opened[0]?.searchParams.get('subject')).toBe('Subject & ß 🔥 x');
  expect(opened[0]?.searchParams.get('body')).toBe(
    'Message & ß 🔥\r\nx\r\n\r\nFull Name & ß 🔥 x, ada@example.com',
  );
  await expect.element(field('Message')).toHaveValue('Message & ß 🔥\nx');
  await openMail.click();
  await expect.poll(() => opened.length).toBe(2);
});

test('a message that is too long for a mail program stays, and the address is named', async () => {
  const opened = openedMails();
  await renderOnPage(<MailForm />);
  for (const label of LABELS)
    await field(label).fill(
      label === 'Email Address' ? 'ada@example.com' : 'ö'.repeat(label === 'Message' ? 400 : 1),
    );
  await openMail.click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'This message is too long to be handed to a mail program. It stays here: copy it into an email to sales@watchpost.example',
    );
  await expect.element(field('Message')).toHaveValue('ö'.repeat(400));
  expect(opened).toEqual([]);
});

test('the newsletter form requires an email address and sends nothing', async () => {
  const fetchSpy = vi.spyOn(globalThis, 'fetch');
  await renderOnPage(<NewsletterForm />);
  await expect.element(field('Newsletter email')).toBeRequired();
  await expect.element(field('Newsletter email')).toHaveAttribute('type', 'email');
  await field('Newsletter email').fill('ada@example.com');
  const { search } = location;
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect.element(field('Newsletter email')).toHaveValue('ada@example.com');
  expect(fetchSpy).not.toHaveBeenCalled();
  expect(location.search).toBe(search);
  fetchSpy.mockRestore();
});
