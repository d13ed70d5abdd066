import { PlainPage } from '#app/features/content/plain-page.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';

const TITLE = 'Terms of Service';

export const meta = () =>
  pageMeta({
    title: TITLE,
    description: 'The terms under which Watchpost sells.',
    path: '/terms-conditions',
  });

export default function Page() {
  return <PlainPage title={TITLE} />;
}
