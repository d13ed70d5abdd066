import { privateMeta } from '#app/shell/page-meta.ts';
import { toolData } from '#app/shop-contents.ts';
import type { Route } from './+types/system-check.ts';
import { SystemCheckView } from '#app/planner/system-check/system-check-view.tsx';
import * as texts from '#app/planner/system-check/texts.ts';

export const loader = () => toolData;

/** The list and what is assumed are in the query, on which the loaded data do not depend. */
export const shouldRevalidate = () => false;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  privateMeta(
    texts.systemCheck,
    texts.systemCheckDescription(loaderData?.checkedRules ?? []),
    '/system-check',
  )();

export default function SystemCheckPage({ loaderData }: Route.ComponentProps) {
  return <SystemCheckView {...loaderData} />;
}
