import { PlainPage } from '#app/features/content/plain-page.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';

const TITLE = 'Sign in';

export const meta = () =>
  pageMeta({
    title: TITLE,
    description: 'Sign in to your Watchpost account.',
    path: '/login',
    indexed: false,
  });

export default function Page() {
  return <PlainPage title={TITLE} />;
}
