import type { NewsItem } from '#app/domain/content/news-item.ts';
import * as texts from '#app/texts/home.ts';
import { Badge } from '#app/ui/badge.tsx';
import styles from './latest-news.module.css';

/** `day`: the date in words, written when the page is built. */
type LatestNewsProps = { readonly news: readonly (NewsItem & { readonly day: string })[] };

export function LatestNews({ news }: LatestNewsProps) {
  return (
    <section aria-labelledby="news-heading" className={`deferred ${styles.section}`}>
      <div className={styles.head}>
        <h2 id="news-heading">{texts.newsHeading}</h2>
        <Badge>{texts.sampleBadge}</Badge>
        <p className={styles.note}>{texts.newsNote}</p>
      </div>
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
    </section>
  );
}
