import type { Row, Specimen } from '#app/gallery/specimen.ts';
import { durations, others, scale, type Token } from '#app/gallery/tokens.ts';
import { drawWith } from './draw-with.ts';
import styles from './scales.module.css';
import tokenStyles from './token.module.css';

const SAMPLE = 'Dome camera 4 MP';

type Look = {
  readonly note: string;
  readonly property: string;
  readonly className: string | undefined;
  readonly sample?: string;
};

/** A scale's steps, each drawn by giving its token to one property. */
function steps(title: string, tokens: readonly Token[], look?: Look): Row {
  return {
    title,
    room: 'all',
    drawings: [
      {
        state: look?.note ?? 'Values',
        content: (
          <dl className={styles.steps}>
            {tokens.map((token) => (
              <div key={token.name} className={styles.step}>
                <dt>
                  <code className={tokenStyles.name}>{token.name}</code>
                </dt>
                <dd className={tokenStyles.value}>{token.value}</dd>
                {look && (
                  <dd ref={drawWith(look.property, token)} className={look.className}>
                    {look.sample}
                  </dd>
                )}
              </div>
            ))}
          </dl>
        ),
      },
    ],
  };
}

export const scales: Specimen = {
  name: 'scales',
  title: 'Type, space, radii, durations',
  files: [],
  rows: [
    steps('Type', scale('text'), {
      note: 'Headings grow with the screen',
      property: 'font-size',
      className: styles.sample,
      sample: SAMPLE,
    }),
    steps('Weights', scale('weight'), {
      note: 'Text, labels, headings',
      property: 'font-weight',
      className: styles.sample,
      sample: SAMPLE,
    }),
    steps('Space', scale('space'), {
      note: 'Multiples of one step',
      property: 'inline-size',
      className: styles.bar,
    }),
    steps('Radii', scale('radius'), {
      note: 'Marks, controls, cards, pills',
      property: 'border-radius',
      className: styles.corner,
    }),
    steps('Durations', durations, {
      note: 'Point at one to see how long it takes',
      property: 'transition-duration',
      className: styles.moving,
    }),
    steps('Others', others),
  ],
};
