import { Link } from 'react-router';
import { questionCategories } from '#app/catalogue/catalogue.server.ts';
import { FaqList } from '#app/features/content/faq-list.tsx';
import { ProsePage } from '#app/features/content/prose-page.tsx';
import { questionsData } from '#app/features/content/questions-data.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { breadcrumbData } from '#app/shell/structured-data.ts';
import type { Route } from './+types/faqs.ts';

const TRAIL = [{ title: 'Home', to: '/' }];
const HERE = { title: 'Frequently Asked Questions', to: '/faqs' };

export function loader() {
  return { categories: questionCategories() };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: HERE.title,
    description:
      'Answers about ordering and payment, shipping, returns and warranty, and about choosing cameras, radios, sensors and fire alarms.',
    path: HERE.to,
    jsonLd: [breadcrumbData(TRAIL, HERE), questionsData(loaderData?.categories ?? [])],
  });

export default function Faqs({ loaderData: { categories } }: Route.ComponentProps) {
  return (
    <ProsePage
      title={HERE.title}
      lead={
        <p>
          Short answers about orders and equipment. The full terms stand in the{' '}
          <Link to="/shipping-return">Shipping & Return Policy</Link> and the{' '}
          <Link to="/terms-conditions">Terms of Service</Link>.
        </p>
      }
    >
      <FaqList categories={categories} />
    </ProsePage>
  );
}
