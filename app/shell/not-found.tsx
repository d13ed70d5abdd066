import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import styles from './screen.module.css';

export function NotFound() {
  return (
    <div className={`container ${styles.screen}`}>
      <PageHeading>Page not found</PageHeading>
      <EmptyState text="There is no page at this address. It may have moved, or the address may have a typing error. The search at the top of the page finds products by name, brand, model or specification.">
        <ButtonLink variant="action" to="/">
          Return to Home
        </ButtonLink>
        <ButtonLink to="/collections">Browse all categories</ButtonLink>
        <ButtonLink to="/contact-us">Contact us</ButtonLink>
      </EmptyState>
    </div>
  );
}
