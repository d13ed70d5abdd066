import { Link, createRoutesStub, Outlet, useNavigate } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { nextPaint } from '#tests/support/next-paint.ts';
import { usePageFocus } from './page-focus.ts';

function Everywhere() {
  usePageFocus();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/faqs">FAQ</Link>
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
    Component: Everywhere,
    children: [
      { index: true, Component: () => <PageHeading>Home</PageHeading> },
      { path: 'faqs', Component: () => <PageHeading>Questions</PageHeading> },
    ],
  },
]);

const heading = (name: string) => page.getByRole('heading', { name });

beforeEach(async () => {
  await render(<Shop initialEntries={['/']} />);
  await expect.element(heading('Home')).toBeVisible();
});

test('the first page leaves the focus to the browser', async () => {
  await nextPaint();
  expect(document.activeElement).toBe(document.body);
});

test('H6: on another page its heading takes the focus', async () => {
  await page.getByRole('link', { name: 'FAQ' }).click();
  await expect.element(heading('Questions')).toHaveFocus();
});

test('another view of the same page leaves the focus where it was', async () => {
  const link = page.getByRole('link', { name: 'List view' });
  await link.click();
  await nextPaint();
  await expect.element(link).toHaveFocus();
});

test('going back moves no focus either', async () => {
  await page.getByRole('link', { name: 'FAQ' }).click();
  await expect.element(heading('Questions')).toHaveFocus();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(heading('Home')).toBeVisible();
  await nextPaint();
  await expect.element(heading('Home')).not.toHaveFocus();
});
