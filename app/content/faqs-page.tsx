import { Link } from 'react-router';
import { questionCategories } from '#app/catalogue/catalogue.server.ts';
import { FaqList } from './faq-list.tsx';
import { ProsePage } from './prose-page.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from './contact-texts.ts';
import { shippingTitle, termsTitle } from './texts.ts';
import type { Route } from './+types/faqs-page.ts';
import type { FAQPage } from 'schema-dts';
import type { QuestionCategory } from './model/question-filter.ts';

export function loader() {
  return { categories: questionCategories() };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: texts.faqTitle,
    description: texts.faqDescription,
    path: '/faqs',
    trail: [],
    jsonLd: [questionsData(loaderData?.categories ?? [])],
  });

export default function Faqs({ loaderData: { categories } }: Route.ComponentProps) {
  return (
    <ProsePage
      title={texts.faqTitle}
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

/** Structured data of the questions for search engines (schema.org `FAQPage`). */
function questionsData(categories: readonly QuestionCategory[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: categories
      .flatMap(({ questions }) => questions)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
  } satisfies FAQPage;
}
