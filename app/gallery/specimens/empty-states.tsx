import type { Specimen } from '#app/gallery/specimen.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ClientOnlyPlaceholder, Spinner } from '#app/ui/spinner.tsx';

export const emptyStates: Specimen = {
  name: 'empty-states',
  title: 'Empty and loading states',
  files: ['empty-state.tsx', 'spinner.tsx'],
  groups: [
    {
      title: 'Empty',
      width: 'full',
      examples: [
        {
          label: 'With actions',
          content: (
            <EmptyState
              heading="Your cart is empty"
              text="Items that you add stay here until you order them."
            >
              <ButtonLink variant="action" to="#empty-states">
                Continue Shopping
              </ButtonLink>
              <Button>View Wishlist</Button>
            </EmptyState>
          ),
        },
        { label: 'Text only', content: <EmptyState text="No questions match your search." /> },
        {
          label: 'Long text',
          content: (
            <EmptyState
              heading="No explosion-proof dome cameras with infrared light from this brand match all seven filters"
              text="Remove a filter or two, widen the price range, or browse the whole category. If you cannot find what you need, ask us: we order from thirty brands."
            >
              <Button variant="action">Clear all filters</Button>
              <Button>Browse the whole category</Button>
              <Button variant="quiet">Contact us</Button>
            </EmptyState>
          ),
        },
      ],
    },
    {
      title: 'Spinner',
      width: 'medium',
      examples: [
        { label: 'Default', content: <Spinner /> },
        {
          label: 'Long text',
          content: <Spinner label="Placing your order. Please do not close this page until it is done." />,
        },
      ],
    },
    {
      title: 'Client-only placeholder',
      width: 'medium',
      examples: [
        {
          label: 'With JavaScript',
          content: (
            <ClientOnlyPlaceholder label="Loading your cart…" withoutScripts="Your cart needs JavaScript." />
          ),
        },
      ],
    },
  ],
};
