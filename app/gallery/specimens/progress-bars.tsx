import type { Specimen } from '#app/gallery/specimen.ts';
import { ProgressBar } from '#app/ui/progress-bar.tsx';

export const progressBars: Specimen = {
  name: 'progress-bars',
  title: 'Progress bar',
  files: ['progress-bar.tsx'],
  groups: [
    {
      title: 'Progress bar',
      examples: [0, 5, 50, 100].map((done) => ({
        label: `${done}%`,
        content: <ProgressBar label="Searching…" value={done} max={100} />,
      })),
    },
  ],
};
