import type { Specimen } from '#app/gallery/specimen.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ClientOnlyPlaceholder } from '#app/ui/client-only-placeholder.tsx';
import { Spinner } from '#app/ui/spinner.tsx';

export const emptyStates: Specimen = {
  name: 'empty-states',
  title: 'Empty and on its way',
  files: ['empty-state.tsx', 'spinner.tsx', 'client-only-placeholder.tsx'],
  rows: [
    {
      title: 'Empty',
      room: 'all',
      drawings: [
        {
          state: 'With ways out',
          content: (
            <EmptyState heading="Your cart is empty" text="What you add stays here until you order it.">
              <ButtonLink variant="action" to="#empty-states">
                Continue Shopping
              </ButtonLink>
              <Button>View Wishlist</Button>
            </EmptyState>
          ),
        },
        { state: 'Text alone', content: <EmptyState text="No questions match your search." /> },
        {
          state: 'Long text',
          content: (
            <EmptyState
              heading="No explosion-proof dome cameras with infrared light of this maker match all seven filters"
              text="Take away a filter or two, widen the range of prices, or look through the whole category. If you know what you need and cannot find it here, ask us: we order from thirty makers."
            >
              <Button variant="action">Clear all filters</Button>
              <Button>Look through the whole category</Button>
              <Button variant="quiet">Contact us</Button>
            </EmptyState>
          ),
        },
      ],
    },
    {
      title: 'On its way',
      room: 'some',
      drawings: [
        { state: 'Rest', content: <Spinner /> },
        {
          state: 'Long text',
          content: <Spinner label="Placing your order. Please do not close this page until it is done." />,
        },
      ],
    },
    {
      title: 'Not yet restored',
      room: 'some',
      drawings: [
        {
          state: 'With scripts',
          content: (
            <ClientOnlyPlaceholder label="Loading your cart…">
              Without scripts nothing is kept.
            </ClientOnlyPlaceholder>
          ),
        },
      ],
    },
  ],
};
