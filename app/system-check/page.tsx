import { remedyListings } from '#app/catalogue/tools.server.ts';
import { privateMeta } from '#app/shell/page-meta.ts';
import type { Route } from './+types/page.ts';
import { SystemCheckView } from './system-check-view.tsx';
import * as texts from './texts.ts';

export function loader() {
  return remedyListings();
}

/** The list and what is assumed are in the query, on which the loaded data do not depend. */
export const shouldRevalidate = () => false;

export const meta = privateMeta(texts.systemCheck, texts.systemCheckDescription, '/system-check');

export default function SystemCheckPage({ loaderData }: Route.ComponentProps) {
  return <SystemCheckView listings={loaderData} />;
}
