import { type Specimen } from '#app/gallery/specimen.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Carousel } from '#app/ui/carousel.tsx';
import styles from './carousels.module.css';

export const carousels: Specimen = {
  name: 'carousels',
  title: 'Carousel',
  files: ['carousel.tsx'],
  rows: [
    {
      title: 'Position',
      room: 'all',
      drawings: [
        { state: 'At the start', content: <Carousel title="Best Sellers" slides={slides(6)} /> },
        { state: 'At the end', content: <Carousel title="Best Sellers" slides={slides(6)} />, after: toEnd },
        {
          state: 'All fit on a wide screen',
          content: <Carousel title="Related Products" slides={slides(2)} />,
        },
      ],
    },
    {
      title: 'Content',
      room: 'all',
      drawings: [
        {
          state: 'Long text, with a link beside it',
          content: (
            <Carousel
              title="Explosion-proof cameras that others have looked at as well"
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
          state: 'Next, hover',
          content: <Carousel title="Best Sellers" slides={slides(6)} />,
          as: 'hover',
          of: 'button + button',
        },
      ],
    },
  ],
};

function slides(count: number) {
  return Array.from({ length: count }, (_, at) => ({
    key: String(at),
    content: <p className={styles.slide}>{at + 1}</p>,
  }));
}

function toEnd(drawing: HTMLElement): void {
  const row = drawing.querySelector('ul');
  row?.scrollTo({ left: row.scrollWidth, behavior: 'instant' });
}
