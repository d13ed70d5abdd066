import { Link } from 'react-router';
import { register, signIn } from './texts.ts';

export type AccountLinksProps = { readonly className?: string | undefined };

const LINKS = [
  { to: '/login', title: signIn },
  { to: '/register', title: register },
];

/** The links to the account, as items of a list. A live shop has `live-account-links.tsx` in its place. */
export function AccountLinks({ className }: AccountLinksProps) {
  return LINKS.map(({ to, title }) => (
    <li key={to}>
      <Link to={to} className={className}>
        {title}
      </Link>
    </li>
  ));
}
