import { controlStates, type Specimen } from '#app/gallery/specimen.ts';
import { Breadcrumb, PageHeading } from '#app/ui/breadcrumb.tsx';

const TRAIL = [{ title: 'CCTV Systems', to: '#cctv-systems' }];
const LONG = 'Explosion-proof dome camera with infrared light, stainless steel, 4 MP, IP68';

export const breadcrumbs: Specimen = {
  name: 'breadcrumbs',
  title: 'Breadcrumb and page heading',
  files: ['breadcrumb.tsx'],
  groups: [
    {
      title: 'Breadcrumb',
      width: 'medium',
      examples: [
        ...controlStates(<Breadcrumb trail={TRAIL} current="Dome camera" />),
        { label: 'Long text', content: <Breadcrumb trail={TRAIL} current={LONG} /> },
      ],
    },
    {
      title: 'Page heading',
      width: 'full',
      examples: [
        { label: 'Default', content: <PageHeading>Shopping Cart</PageHeading> },
        { label: 'Long text', content: <PageHeading>{LONG}</PageHeading> },
      ],
    },
  ],
};
