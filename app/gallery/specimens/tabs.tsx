import { type Specimen, controlStates } from '#app/gallery/specimen.ts';
import { Tabs } from '#app/ui/tabs.tsx';

const LABELS = ['Description', 'Specifications', 'Downloads'];
const MANY = [...LABELS, 'Accessories and spare parts', 'Shipping', 'Questions and answers', 'Reviews'];
const [SELECTED, UNSELECTED] = ['[role=tab]', '[role=tab]:nth-child(2)'];

export const tabs: Specimen = {
  name: 'tabs',
  title: 'Tabs',
  files: ['tabs.tsx'],
  groups: [
    { title: 'Selected', width: 'medium', examples: controlStates(renderTabs(LABELS), SELECTED) },
    { title: 'Not selected', width: 'medium', examples: controlStates(renderTabs(LABELS), UNSELECTED) },
    {
      title: 'Content',
      width: 'full',
      examples: [
        { label: 'Overflow on a phone', content: renderTabs(MANY) },
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
