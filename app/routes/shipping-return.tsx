import { PlainPage } from '#app/features/content/plain-page.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';

const TITLE = 'Shipping & Return Policy';

export const meta = () =>
  pageMeta({
    title: TITLE,
    description: 'How and when orders are shipped, and how to return a product.',
    path: '/shipping-return',
  });

export default function Page() {
  return <PlainPage title={TITLE} />;
}
