import type { ComponentProps } from 'react';
import { PagedHead } from '#app/shell/paged-head.tsx';
import { ListingView } from './listing-view.tsx';
import PagedResults from './paged-results.tsx';

type CategoryPagesProps = ComponentProps<typeof ListingView> & {
  readonly title: string;
  readonly category: string;
};

/** The listing of a category with several pages; other categories do not load this module. */
export default function CategoryPages({ title, ...props }: CategoryPagesProps) {
  return (
    <ListingView
      {...props}
      Results={PagedResults}
      renderHead={(shown) => <PagedHead title={title} path={`/category/${props.category}`} {...shown} />}
    />
  );
}
