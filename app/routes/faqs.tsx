import { textPageData } from '#app/catalogue/page-data.server.ts';
import { questionsOf } from '#app/catalogue/text-pages.server.ts';
import type { FAQPage } from 'schema-dts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { FaqList } from '#app/content/faq-list.tsx';
import type { QuestionCategory } from '#app/content/model/question-filter.ts';
import { textOf } from '#app/content/model/text-page.ts';
import { TextPageLayout } from './text.tsx';
import type { Route } from './+types/faqs.ts';

export function loader({ request }: Route.LoaderArgs) {
  const { sections, ...page } = textPageData(request);
  const categories: readonly QuestionCategory[] = sections.map((section) => ({
    id: section.id,
    title: section.title,
    questions: questionsOf(section),
  }));
  return { page: { ...page, sections: [] }, categories };
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const { page, categories } = loaderData;
  return pageMeta({
    title: page.title,
    description: page.description,
    path: page.path,
    trail: [],
    jsonLd: [questionsData(categories)],
  });
};

export default function Faqs({ loaderData: { page, categories } }: Route.ComponentProps) {
  return (
    <TextPageLayout page={page}>
      <FaqList categories={categories} />
    </TextPageLayout>
  );
}

/** Structured data of the questions for search engines (schema.org `FAQPage`). */
function questionsData(categories: readonly QuestionCategory[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: categories
      .flatMap(({ questions }) => questions)
      .map(({ title, content }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text: content.map(textOf).join('\n') },
      })),
  } satisfies FAQPage;
}
