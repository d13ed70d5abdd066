import { PlainPage } from '#app/features/content/plain-page.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';

const TITLE = 'Create an account';

export const meta = () =>
  pageMeta({ title: TITLE, description: 'Create a Watchpost account.', path: '/register', indexed: false });

export default function Page() {
  return <PlainPage title={TITLE} />;
}
