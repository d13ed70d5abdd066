import { createRoutesStub, Link, ScrollRestoration } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LowerSection } from './lower-section.tsx';

const Shop = createRoutesStub([
  {
    path: '/',
    Component: () => (
      <>
        <Link to="/panel#works-with">What works with it</Link>
        <ScrollRestoration />
      </>
    ),
  },
  {
    path: '/panel',
    Component: () => (
      <>
        <div style={{ blockSize: '200vh' }} />
        <LowerSection>
          <h2 id="works-with">Works with</h2>
          <div style={{ blockSize: '200vh' }} />
        </LowerSection>
        <ScrollRestoration />
      </>
    ),
  },
]);

test('a link to a part of a lower section scrolls to it', async () => {
  await render(<Shop initialEntries={['/']} />);
  await page.getByRole('link').click();
  await expect.element(page.getByRole('heading', { name: 'Works with' })).toBeInViewport();
});
