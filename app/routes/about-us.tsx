import { PlainPage } from '#app/features/content/plain-page.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';

const TITLE = 'About Us';

export const meta = () =>
  pageMeta({
    title: TITLE,
    description: 'Who Watchpost is and what the shop stands for.',
    path: '/about-us',
  });

export default function Page() {
  return <PlainPage title={TITLE} />;
}
