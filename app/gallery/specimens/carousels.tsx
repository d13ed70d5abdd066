import { type Specimen } from '#app/gallery/specimen.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Carousel } from '#app/ui/carousel.tsx';
import styles from './carousels.module.css';

export const carousels: Specimen = {
  name: 'carousels',
  title: 'Carousel',
  files: ['carousel.tsx'],
  groups: [
    {
      title: 'Position',
      width: 'full',
      examples: [
        { label: 'At the start', content: <Carousel title="Best Sellers" slides={slides(6)} /> },
        { label: 'At the end', content: <Carousel title="Best Sellers" slides={slides(6)} />, setUp: toEnd },
        {
          label: 'All fit on a wide screen',
          content: <Carousel title="Related Products" slides={slides(2)} />,
        },
      ],
    },
    {
      title: 'Content',
      width: 'full',
      examples: [
        {
          label: 'Long text, with a link beside it',
          content: (
            <Carousel
              title="Explosion-proof cameras that other customers also viewed"
              aside={
                <ButtonLink to="#carousels" variant="quiet">
                  View all
                </ButtonLink>
              }
              slides={slides(6)}
            />
          ),
        },
        {
          label: 'Next, hover',
          content: <Carousel title="Best Sellers" slides={slides(6)} />,
          pseudoClass: 'hover',
          target: 'button + button',
        },
      ],
    },
  ],
};

function slides(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    key: String(index),
    content: <p className={styles.slide}>{index + 1}</p>,
  }));
}

function toEnd(example: HTMLElement): void {
  const row = example.querySelector('ul');
  row?.scrollTo({ left: row.scrollWidth, behavior: 'instant' });
}
