import { SystemCheckView } from './system-check-view.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from './texts.ts';
import { Breadcrumb, PageHeading } from '#app/ui/breadcrumb.tsx';

export const meta = () =>
  pageMeta({
    title: texts.systemCheck,
    description: texts.systemCheckDescription,
    path: '/system-check',
    indexed: false,
  });

export default function SystemCheckPage() {
  return (
    <div className="container min-screen-height check-page">
      <div>
        <Breadcrumb current={texts.systemCheck} />
        <PageHeading>{texts.systemCheck}</PageHeading>
        <p className="check-lead">{texts.lead}</p>
      </div>
      <SystemCheckView />
    </div>
  );
}
