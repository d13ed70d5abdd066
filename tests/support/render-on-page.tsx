import type { ReactNode } from 'react';
import { createRoutesStub, useLocation } from 'react-router';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

/** Renders inside a router, as every page does. It stays whatever the address becomes: see `address`. */
export async function renderOnPage(content: ReactNode, at = '/') {
  const Page = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <>
          {content}
          <Address />
        </>
      ),
    },
  ]);
  return render(<Page initialEntries={[at]} />);
}

/** Where a rendered page is: the text is its path and query. */
export const address = page.getByTestId('address');

function Address() {
  const { pathname, search } = useLocation();
  return (
    <p data-testid="address">
      {pathname}
      {search}
    </p>
  );
}
