import type { ChangeEvent } from 'react';
import { ChoiceField } from '#app/ui/choice-field.tsx';
import { PageHeading } from '#app/ui/breadcrumb.tsx';
import styles from './gallery-page.module.css';
import { SpecimenView } from './specimen-view.tsx';
import { SPECIMENS } from './specimens.ts';

const SCHEMES = [
  { name: 'System', value: 'light dark' },
  { name: 'Light', value: 'light' },
  { name: 'Dark', value: 'dark' },
];

export const meta = () => [{ title: 'Gallery | Watchpost' }];

/** Every component of `ui/` in all states, on one page. The route exists in the development server only. */
export default function GalleryPage() {
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <PageHeading>Gallery</PageHeading>
        <p className={styles.lead}>
          Every component of <code>ui/</code> in all states, including hovered, focused and pressed. All
          examples are live.
        </p>
        <fieldset className={styles.schemes}>
          <legend className="visually-hidden">Colour scheme</legend>
          {SCHEMES.map(({ name, value }, index) => (
            <ChoiceField
              key={value}
              type="radio"
              name="scheme"
              value={value}
              defaultChecked={index === 0}
              onChange={setColourScheme}
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

function setColourScheme({ target }: ChangeEvent<HTMLInputElement>): void {
  document.documentElement.style.colorScheme = target.value;
}
