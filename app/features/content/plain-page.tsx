import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';

export function PlainPage({ title }: { readonly title: string }) {
  return (
    <div className="container">
      <Breadcrumb trail={[{ title: 'Home', to: '/' }]} here={title} />
      <PageHeading>{title}</PageHeading>
    </div>
  );
}
