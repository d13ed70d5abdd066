import { Link } from 'react-router';
import type { CapReason } from '#app/lib/quantity.ts';
import * as texts from './texts.ts';

export function CapNote({ reason }: { readonly reason: CapReason }) {
  return (
    <>
      {texts.capReached(reason)}{' '}
      {reason.kind === 'order-limit' && <Link to="/contact-us">{texts.askForMore}</Link>}
    </>
  );
}
