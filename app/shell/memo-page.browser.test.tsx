import { createRoutesStub, Link } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { memoPage } from './memo-page.ts';

test('a page is rendered again only for new data, not when the next page begins to load', async () => {
  let renderings = 0;
  const Page = memoPage(({ loaderData }: { readonly loaderData: { readonly title: string } }) => {
    renderings += 1;
    return (
      <>
        <h1>{loaderData.title}</h1>
        <Link to="/product/2">Next</Link>
      </>
    );
  });
  const second = Promise.withResolvers<{ title: string }>();
  const Shop = createRoutesStub([
    {
      path: '/product/:id',
      Component: Page,
      loader: ({ params: { id } }) => (id === '1' ? { title: 'First' } : second.promise),
      HydrateFallback: () => null,
    },
  ]);
  await render(<Shop initialEntries={['/product/1']} />);
  await page.getByRole('link', { name: 'Next' }).click();
  expect(renderings).toBe(1);
  second.resolve({ title: 'Second' });
  await expect.element(page.getByRole('heading', { name: 'Second' })).toBeVisible();
  expect(renderings).toBe(2);
});
