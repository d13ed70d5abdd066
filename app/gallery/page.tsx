import { PageHeading } from '#app/ui/breadcrumb.tsx';
import { SPECIMENS } from './specimens.tsx';
import styles from './specimens.module.css';

export const meta = () => [{ title: 'Gallery | Watchpost' }];

/** The components of `ui/` on one page, for developers. The route exists in the development server only. */
export default function GalleryPage() {
  return (
    <div className={`container ${styles.page}`}>
      <PageHeading>Gallery</PageHeading>
      {SPECIMENS.map(({ name, content }) => (
        <section key={name} id={name} className={styles.specimen}>
          <h2>{name}</h2>
          {content}
        </section>
      ))}
    </div>
  );
}
