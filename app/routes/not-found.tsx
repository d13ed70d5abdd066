import { NotFound } from '#app/shell/not-found.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from '#app/texts/shell.ts';

export const meta = () =>
  pageMeta({
    title: texts.pageNotFound,
    description: texts.pageNotFoundDescription,
    path: '/',
    indexed: false,
  });

export default function NotFoundPage() {
  return <NotFound />;
}
