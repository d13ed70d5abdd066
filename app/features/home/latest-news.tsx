import type { NewsItem } from '#app/domain/content/news-item.ts';
import * as texts from '#app/texts/home.ts';
import styles from './latest-news.module.css';
import { SampleSection } from './sample-section.tsx';

/** `day`: the date in words, written when the page is built. */
type LatestNewsProps = { readonly news: readonly (NewsItem & { readonly day: string })[] };

export function LatestNews({ news }: LatestNewsProps) {
  return (
    <SampleSection
      headingId="news-heading"
      title={texts.newsHeading}
      note={texts.newsNote}
      className={styles.section}
    >
      <ul className={styles.list}>
        {news.map(({ id, date, day, title, text }) => (
          <li key={id} className={styles.item}>
            <article className={styles.entry}>
              <h3 className={styles.title}>{title}</h3>
              <time dateTime={date} className={styles.date}>
                {day}
              </time>
              <p className={styles.text}>{text}</p>
            </article>
          </li>
        ))}
      </ul>
    </SampleSection>
  );
}
