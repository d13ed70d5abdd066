import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createAcceptingCommerce } from '#tests/support/accepting-commerce.ts';
import { CommerceProvider, useCommerce } from './commerce-context.tsx';

const signOut = () => Promise.reject(new TypeError('undefined is not a function'));

function SignOut() {
  const commerce = useCommerce();
  return <button onClick={() => void commerce.signOut()}>Sign out</button>;
}

test('an exception of the adapter reaches the error boundary', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <CommerceProvider commerce={{ ...createAcceptingCommerce(), signOut }}>
          <SignOut />
        </CommerceProvider>
      ),
      ErrorBoundary: ({ error }) => <p>{String(error)}</p>,
    },
  ]);
  await render(<Page />);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect.element(page.getByText('TypeError: undefined is not a function')).toBeVisible();
});
