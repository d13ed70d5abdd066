import type { NewsItem } from './model/news-item.ts';
import * as texts from './texts.ts';
import { EditorialSection } from './editorial-section.tsx';

type LatestNewsProps = {
  readonly news: readonly (NewsItem & { readonly formattedDate: string })[];
  readonly isSample: boolean;
};

export function LatestNews({ news, isSample }: LatestNewsProps) {
  if (news.length === 0) return null;
  return (
    <EditorialSection
      headingId="news-heading"
      title={texts.newsHeading}
      sampleNote={isSample && texts.newsNote}
    >
      <ul className="latest-news-list">
        {news.map(({ id, date, formattedDate, title, text }) => (
          <li key={id} className="latest-news-item">
            <article className="latest-news-entry">
              <h3 className="latest-news-title">{title}</h3>
              <time dateTime={date} className="latest-news-date">
                {formattedDate}
              </time>
              <p className="latest-news-text">{text}</p>
            </article>
          </li>
        ))}
      </ul>
    </EditorialSection>
  );
}
