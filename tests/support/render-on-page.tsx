import type { ReactNode } from 'react';
import { createRoutesStub, useLocation } from 'react-router';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

/** Renders `content` inside a router. It stays mounted when the location changes; `address` shows the location. */
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

/** Its text is the current path and query. */
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
