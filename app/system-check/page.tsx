import { privateMeta } from '#app/shell/page-meta.ts';
import { remedyListings } from '#app/shop-contents.ts';
import type { Route } from './+types/page.ts';
import { SystemCheckView } from './system-check-view.tsx';
import * as texts from './texts.ts';

export const loader = () => remedyListings;

/** The list and what is assumed are in the query, on which the loaded data do not depend. */
export const shouldRevalidate = () => false;

export const meta = privateMeta(texts.systemCheck, texts.systemCheckDescription, '/system-check');

export default function SystemCheckPage({ loaderData }: Route.ComponentProps) {
  return <SystemCheckView listings={loaderData} />;
}
