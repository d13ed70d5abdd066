import { PlainPage } from '#app/features/content/plain-page.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';

const TITLE = 'Frequently Asked Questions';

export const meta = () =>
  pageMeta({
    title: TITLE,
    description: 'Answers about ordering, shipping, returns and the equipment itself.',
    path: '/faqs',
  });

export default function Page() {
  return <PlainPage title={TITLE} />;
}
