import { NotFound } from '#app/shell/not-found.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Page not found',
    description: 'There is no page at this address.',
    path: '/',
    indexed: false,
  });

export default function NotFoundPage() {
  return <NotFound />;
}
