import type { ReactNode } from 'react';
import { PagedListing } from './paged-listing.tsx';
import { type BuiltListing, staticListing } from './static-listing.ts';
import { PagedHead } from '#app/shell/paged-head.tsx';

type CategoryPagesProps = {
  readonly title: string;
  readonly built: BuiltListing;
  /** Shown below the filter panel. */
  readonly children: ReactNode;
};

/**
 * The listing of a category with several pages; other categories do not load this module. It selects the implementation
 * of `ProductListing`.
 */
export default function CategoryPages({ title, built, children }: CategoryPagesProps) {
  return (
    <PagedListing
      category={built.slug}
      version={built.version}
      listing={staticListing(built)}
      renderHead={(shown) => <PagedHead title={title} path={`/category/${built.slug}`} {...shown} />}
    >
      {children}
    </PagedListing>
  );
}
