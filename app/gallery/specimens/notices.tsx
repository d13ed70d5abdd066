import type { Specimen } from '#app/gallery/specimen.ts';
import { Button } from '#app/ui/button.tsx';
import { notify } from '#app/ui/notices.ts';

export const notices: Specimen = {
  name: 'notices',
  title: 'Notices',
  files: ['notice-area.tsx'],
  floats: true,
  rows: [
    {
      title: 'Shown',
      drawings: [
        {
          state: 'With text, with an action, with long text',
          content: <Button onClick={notifyThrice}>Notify</Button>,
        },
      ],
    },
  ],
};

function notifyThrice(): void {
  notify('Your cart is full.');
  notify('Removed from your cart.', { label: 'Undo', run: () => undefined });
  notify(
    'The price of Explosion-proof dome camera with infrared light, stainless steel has changed since you put it into your cart.',
    { label: 'View Cart', run: () => undefined },
  );
}
