import { PlainPage } from '#app/features/content/plain-page.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';

const TITLE = 'Privacy Policy';

export const meta = () =>
  pageMeta({
    title: TITLE,
    description: 'What the shop keeps in your browser and what it sends: nothing.',
    path: '/privacy-policy',
  });

export default function Page() {
  return <PlainPage title={TITLE} />;
}
