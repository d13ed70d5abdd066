import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createRoutesStub, MemoryRouter, useLocation } from 'react-router';
import { onTestFinished } from 'vitest';
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

/** Hydrates prerendered content inside a router. `interact` does what a visitor may do before that. */
export function hydrateOnPage(content: ReactNode, at: string, interact: (page: Element) => void): void {
  const shown = (
    <MemoryRouter initialEntries={[at]}>
      {content}
      <Address />
    </MemoryRouter>
  );
  const container = document.createElement('div');
  // A real page is prerendered without a query. This HTML is rendered with the query of `at`, because the text of
  // `Address` must not change on hydration.
  container.innerHTML = renderToString(shown);
  document.body.append(container);
  interact(container);
  const root = hydrateRoot(container, shown);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
}

/** Its text is the current path and query. */
export const address = page.getByTestId('address');
/** Its text is the state of the history entry, such as the question of a link that says `Ask us`. */
export const question = page.getByTestId('state');

function Address() {
  const { pathname, search, state } = useLocation();
  return (
    <>
      <p data-testid="address">
        {pathname}
        {search}
      </p>
      <p data-testid="state">{JSON.stringify(state)}</p>
    </>
  );
}
