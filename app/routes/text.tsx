import type { ReactNode } from 'react';
import { textPageData } from '#app/catalogue/page-data.server.ts';
import { RangePicture } from '#app/product/range-picture.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Markdown } from '#app/content/markdown.tsx';
import type { TextPage } from '#app/content/model/text-page.ts';
import { ProsePage, ProseSection } from '#app/content/prose-page.tsx';

export function loader({ request }: { readonly request: Request }) {
  return textPageData(request);
}

type Data = { readonly loaderData: ReturnType<typeof loader> };

export const meta = ({ loaderData: { title, description, path } }: Data) =>
  pageMeta({ title, description, path, trail: [] });

export default function MarkdownPage({ loaderData: page }: Data) {
  return (
    <TextPageLayout page={page}>
      {page.picture && <RangePicture sizes="(min-width: 80rem) 940px, 94vw" priority />}
      {page.figures.length > 0 && (
        <dl className="prose-page-figures">
          {page.figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {page.sections.map(({ id, title, content }) => (
        <ProseSection key={id} id={id} title={title}>
          <Markdown nodes={content} label={id} />
        </ProseSection>
      ))}
    </TextPageLayout>
  );
}

type LayoutProps = { readonly page: TextPage; readonly children: ReactNode };

export function TextPageLayout({ page, children }: LayoutProps) {
  return (
    <ProsePage
      title={page.title}
      {...(page.hasContents && { contents: page.sections })}
      lead={<Markdown nodes={page.lead} />}
    >
      {children}
    </ProsePage>
  );
}
