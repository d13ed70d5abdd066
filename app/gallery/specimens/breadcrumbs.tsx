import { type Specimen, pressable } from '#app/gallery/specimen.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';

const TRAIL = [{ title: 'CCTV Systems', to: '#cctv-systems' }];
const LONG = 'Explosion-proof dome camera with infrared light, stainless steel, 4 MP, IP68';

export const breadcrumbs: Specimen = {
  name: 'breadcrumbs',
  title: 'Breadcrumb and heading',
  files: ['breadcrumb.tsx', 'page-heading.tsx'],
  rows: [
    {
      title: 'Breadcrumb',
      room: 'some',
      drawings: [
        ...pressable(<Breadcrumb trail={TRAIL} here="Dome camera" />),
        { state: 'Long text', content: <Breadcrumb trail={TRAIL} here={LONG} /> },
      ],
    },
    {
      title: 'Heading of a page',
      room: 'all',
      drawings: [
        { state: 'Rest', content: <PageHeading>Shopping Cart</PageHeading> },
        { state: 'Long text', content: <PageHeading>{LONG}</PageHeading> },
      ],
    },
  ],
};
