import { PlainPage } from '#app/features/content/plain-page.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';

const TITLE = 'Forgot your password?';

export const meta = () =>
  pageMeta({
    title: TITLE,
    description: 'Get a new password for your Watchpost account.',
    path: '/forgot-password',
    indexed: false,
  });

export default function Page() {
  return <PlainPage title={TITLE} />;
}
