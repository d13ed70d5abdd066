import { createRoutesStub, Link, Outlet, useNavigate } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PageHeading } from '#app/ui/breadcrumb.tsx';
import { KEEP_NOTICES, notify } from '#app/ui/notices.ts';
import { nextPaint } from '#tests/support/next-paint.ts';
import { noticeTexts } from '#tests/support/shop-state.ts';
import { usePageFocus } from './page-focus.ts';

function Layout() {
  usePageFocus();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/faqs">FAQ</Link>
      <Link to="/faqs" state={KEEP_NOTICES}>
        Decided
      </Link>
      <Link to="/faqs#prices">Prices</Link>
      <Link to="/?view=list">List view</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <main>
        <Outlet />
      </main>
    </>
  );
}

const Shop = createRoutesStub([
  {
    path: '/',
    Component: Layout,
    children: [
      { index: true, Component: () => <PageHeading>Home</PageHeading> },
      {
        path: 'faqs',
        Component: () => (
          <>
            <PageHeading>Questions</PageHeading>
            <h2 id="prices" tabIndex={-1}>
              Prices
            </h2>
          </>
        ),
      },
    ],
  },
]);

const heading = (name: string) => page.getByRole('heading', { name });

beforeEach(async () => {
  await render(<Shop initialEntries={['/']} />);
  await expect.element(heading('Home')).toBeVisible();
});

test('the first page leaves the focus where the browser puts it', async () => {
  await nextPaint();
  expect(document.activeElement).toBe(document.body);
});

test('H6: a navigation moves the focus to the heading of the new page', async () => {
  await page.getByRole('link', { name: 'FAQ' }).click();
  await expect.element(heading('Questions')).toHaveFocus();
});

test('a navigation to a heading of another page moves the focus to it', async () => {
  await page.getByRole('link', { name: 'Prices' }).click();
  await expect.element(heading('Prices')).toHaveFocus();
});

test('a change of the query keeps the focus', async () => {
  const link = page.getByRole('link', { name: 'List view' });
  await link.click();
  await nextPaint();
  await expect.element(link).toHaveFocus();
});

test('going back does not focus the heading', async () => {
  await page.getByRole('link', { name: 'FAQ' }).click();
  await expect.element(heading('Questions')).toHaveFocus();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(heading('Home')).toBeVisible();
  await nextPaint();
  await expect.element(heading('Home')).not.toHaveFocus();
});

test('a navigation dismisses notices, except those that explain it', async () => {
  notify('The order is approved.');
  await page.getByRole('link', { name: 'Decided' }).click();
  await expect.element(heading('Questions')).toHaveFocus();
  expect(noticeTexts()).toEqual(['The order is approved.']);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.poll(noticeTexts).toEqual([]);
});
