import type { Specimen } from '#app/gallery/specimen.ts';
import { Meter } from '#app/ui/meter.tsx';
import { Picture } from '#app/ui/picture.tsx';
import styles from './pictures.module.css';

const PHOTOGRAPH = '/images/products/38/hero.webp';
const PLACEHOLDER = '/images/products/placeholder.jpg';
const BROKEN = 'data:image/png;base64,AAAA';

export const pictures: Specimen = {
  name: 'pictures',
  title: 'Picture and meter',
  files: ['picture.tsx', 'meter.tsx'],
  groups: [
    {
      title: 'Picture',
      examples: [
        { label: 'Default', content: dome(PHOTOGRAPH) },
        { label: 'Load error: placeholder', content: dome(BROKEN) },
      ],
    },
    {
      title: 'Meter',
      examples: [0, 1, 18, 50, 100].map((sold) => ({
        label: sold === 0 ? 'Empty' : `${sold}%`,
        content: <Meter label={`${sold} of 100 sold`} value={sold} max={100} />,
      })),
    },
  ],
};

function dome(src: string) {
  return (
    <div className={styles.tile}>
      <Picture src={src} fallback={PLACEHOLDER} alt="Dome camera" width={160} height={160} priority />
    </div>
  );
}
