import { type Specimen, pressable } from '#app/gallery/specimen.ts';
import { Tabs } from '#app/ui/tabs.tsx';

const LABELS = ['Description', 'Specifications', 'Downloads'];
const MANY = [...LABELS, 'Accessories and spare parts', 'Shipping', 'Questions and answers', 'Reviews'];
const [SELECTED, OTHER] = ['[role=tab]', '[role=tab]:nth-child(2)'];

export const tabs: Specimen = {
  name: 'tabs',
  title: 'Tabs',
  files: ['tabs.tsx'],
  rows: [
    { title: 'Selected', room: 'some', drawings: pressable(someTabs(LABELS), SELECTED) },
    { title: 'Not selected', room: 'some', drawings: pressable(someTabs(LABELS), OTHER) },
    {
      title: 'Content',
      room: 'all',
      drawings: [
        { state: 'More than fit on a phone', content: someTabs(MANY) },
        {
          state: 'Panel, focus visible',
          content: someTabs(LABELS),
          as: 'focus-visible',
          of: '[role=tabpanel]',
        },
      ],
    },
  ],
};

function someTabs(labels: readonly string[]) {
  const all = labels.map((label) => ({
    key: label.replaceAll(' ', '-'),
    label,
    content: <p>What there is to say about it.</p>,
  }));
  return <Tabs label="About the product" tabs={all} />;
}
