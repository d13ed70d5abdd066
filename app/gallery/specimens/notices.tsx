import type { Specimen } from '#app/gallery/specimen.ts';
import { Button } from '#app/ui/button.tsx';
import { notify } from '#app/ui/notices.ts';

export const notices: Specimen = {
  name: 'notices',
  title: 'Notices',
  files: ['notice-area.tsx'],
  isOverlay: true,
  groups: [
    {
      title: 'Visible',
      examples: [
        {
          label: 'Text, action, long text',
          content: <Button onClick={showNotices}>Notify</Button>,
        },
      ],
    },
  ],
};

function showNotices(): void {
  notify('Your cart is full.');
  notify('Removed from cart.', { label: 'Undo', run: () => undefined });
  notify(
    'The price of Explosion-proof dome camera with infrared light, stainless steel has changed since you added it to your cart.',
    { label: 'View Cart', run: () => undefined },
  );
}
