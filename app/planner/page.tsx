import { Planner } from './planner.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from './texts.ts';
import { Breadcrumb, PageHeading } from '#app/ui/breadcrumb.tsx';

export const meta = () =>
  pageMeta({
    title: texts.plannerTitle,
    description: texts.plannerDescription,
    path: '/planner',
    trail: [],
  });

export default function PlannerPage() {
  return (
    <div className="container planner-page">
      <div>
        <Breadcrumb current={texts.plannerTitle} />
        <PageHeading>{texts.plannerTitle}</PageHeading>
        <p className="planner-lead">{texts.plannerLead}</p>
      </div>
      <Planner />
    </div>
  );
}
