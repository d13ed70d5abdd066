import { Link } from 'react-router';
import { questionCategories } from '#app/catalogue/catalogue.server.ts';
import { FaqList } from '#app/features/content/faq-list.tsx';
import { ProsePage } from '#app/features/content/prose-page.tsx';
import { questionsData } from '#app/features/content/questions-data.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { breadcrumbData } from '#app/shell/structured-data.ts';
import * as texts from '#app/texts/content.ts';
import { shippingTitle, termsTitle } from '#app/texts/prose-pages.ts';
import type { Route } from './+types/faqs.ts';

const TRAIL = [{ title: texts.homeCrumb, to: '/' }];
const HERE = { title: texts.faqTitle, to: '/faqs' };

export function loader() {
  return { categories: questionCategories() };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: HERE.title,
    description: texts.faqDescription,
    path: HERE.to,
    jsonLd: [breadcrumbData(TRAIL, HERE), questionsData(loaderData?.categories ?? [])],
  });

export default function Faqs({ loaderData: { categories } }: Route.ComponentProps) {
  return (
    <ProsePage
      title={HERE.title}
      lead={
        <p>
          {texts.faqLeadBeforeShipping}
          <Link to="/shipping-return">{shippingTitle}</Link>
          {texts.faqLeadBeforeTerms}
          <Link to="/terms-conditions">{termsTitle}</Link>
          {texts.faqLeadEnd}
        </p>
      }
    >
      <FaqList categories={categories} />
    </ProsePage>
  );
}
