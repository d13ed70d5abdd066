import { type ChangeEvent } from 'react';
import { ChoiceField } from '#app/ui/choice-field.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import styles from './gallery-page.module.css';
import { SpecimenView } from './specimen-view.tsx';
import { SPECIMENS } from './specimens.ts';

const SCHEMES = [
  { name: 'As the system', value: 'light dark' },
  { name: 'Light', value: 'light' },
  { name: 'Dark', value: 'dark' },
];

export const meta = () => [{ title: 'Gallery | Watchpost' }];

/** The design system on one page, for those who work on it: a route of the development server alone (routes.ts). */
export default function GalleryPage() {
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <PageHeading>Gallery</PageHeading>
        <p className={styles.lead}>
          The tokens and the components of <code>ui/</code>, in every state. Hover, focus and pressed states
          are drawn at once; everything can be used as well.
        </p>
        <fieldset className={styles.schemes}>
          <legend className="visually-hidden">Colour scheme</legend>
          {SCHEMES.map(({ name, value }, at) => (
            <ChoiceField
              key={value}
              type="radio"
              name="scheme"
              value={value}
              defaultChecked={at === 0}
              onChange={chooseScheme}
            >
              {name}
            </ChoiceField>
          ))}
        </fieldset>
      </header>
      <nav aria-label="Specimens" className={styles.contents}>
        <ul>
          {SPECIMENS.map(({ name, title }) => (
            <li key={name}>
              <a href={`#${name}`} className={styles.link}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.specimens}>
        {SPECIMENS.map((specimen) => (
          <SpecimenView key={specimen.name} specimen={specimen} />
        ))}
      </div>
    </div>
  );
}

function chooseScheme({ target }: ChangeEvent<HTMLInputElement>): void {
  document.documentElement.style.colorScheme = target.value;
}
