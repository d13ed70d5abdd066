import { Link } from 'react-router';
import * as texts from './texts.ts';

export type AccountLinksProps = { readonly className?: string | undefined };

/** The links to the account, as items of a list. A live shop has `live-account-links.tsx` in its place. */
export function AccountLinks({ className }: AccountLinksProps) {
  return (
    <>
      <li>
        <Link to="/login" className={className}>
          {texts.signIn}
        </Link>
      </li>
      <li>
        <Link to="/register" className={className}>
          {texts.register}
        </Link>
      </li>
    </>
  );
}
