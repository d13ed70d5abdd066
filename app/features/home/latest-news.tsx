import type { NewsItem } from '#app/domain/content/news-item.ts';
import * as texts from '#app/texts/home.ts';
import styles from './latest-news.module.css';
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
      className={styles.section}
    >
      <ul className={styles.list}>
        {news.map(({ id, date, formattedDate, title, text }) => (
          <li key={id} className={styles.item}>
            <article className={styles.entry}>
              <h3 className={styles.title}>{title}</h3>
              <time dateTime={date} className={styles.date}>
                {formattedDate}
              </time>
              <p className={styles.text}>{text}</p>
            </article>
          </li>
        ))}
      </ul>
    </EditorialSection>
  );
}
