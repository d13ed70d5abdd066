import { PlainPage } from '#app/features/content/plain-page.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';

const TITLE = 'Checkout';

export const meta = () =>
  pageMeta({
    title: TITLE,
    description: 'Where to send your order and how to pay for it.',
    path: '/checkout',
    indexed: false,
  });

export default function Page() {
  return <PlainPage title={TITLE} />;
}
