import { PlainPage } from '#app/features/content/plain-page.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';

const TITLE = 'Contact Us';

export const meta = () =>
  pageMeta({
    title: TITLE,
    description: 'Address, phone numbers, business hours and e-mail addresses of Watchpost.',
    path: '/contact-us',
  });

export default function Page() {
  return <PlainPage title={TITLE} />;
}
