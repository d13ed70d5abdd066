import { type Specimen, controlStates } from '#app/gallery/specimen.ts';
import { Tabs } from '#app/ui/tabs.tsx';

const LABELS = ['Description', 'Specifications', 'Downloads'];
const MANY_LABELS = [
  ...LABELS,
  'Accessories and spare parts',
  'Shipping',
  'Questions and answers',
  'Reviews',
];
const [SELECTED_TAB, UNSELECTED_TAB] = ['[role=tab]', '[role=tab]:nth-child(2)'];

export const tabs: Specimen = {
  name: 'tabs',
  title: 'Tabs',
  files: ['tabs.tsx'],
  groups: [
    { title: 'Selected', width: 'medium', examples: controlStates(renderTabs(LABELS), SELECTED_TAB) },
    { title: 'Not selected', width: 'medium', examples: controlStates(renderTabs(LABELS), UNSELECTED_TAB) },
    {
      title: 'Content',
      width: 'full',
      examples: [
        { label: 'Overflow on a phone', content: renderTabs(MANY_LABELS) },
        {
          label: 'Panel, focus visible',
          content: renderTabs(LABELS),
          pseudoClass: 'focus-visible',
          target: '[role=tabpanel]',
        },
      ],
    },
  ],
};

function renderTabs(labels: readonly string[]) {
  const all = labels.map((label) => ({
    key: label.replaceAll(' ', '-'),
    label,
    content: <p>Panel text.</p>,
  }));
  return <Tabs label="About the product" tabs={all} />;
}
