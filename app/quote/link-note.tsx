import { href } from 'react-router';
import { cartLinkPath, type LinkedItem } from '#app/cart/model/cart-link.ts';
import * as texts from './texts.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { infoIcon } from '#app/ui/icons.ts';

type LinkNoteProps = {
  readonly messages: readonly string[];
  /** The products that can be put into the cart. */
  readonly items?: readonly LinkedItem[];
};

/** Says which of the products in the URL the page shows, and which it cannot show. */
export function LinkNote({ messages, items }: LinkNoteProps) {
  return (
    <div className="quote-note">
      <Icon icon={infoIcon} />
      <div className="quote-note-content">
        <ul>
          {[...new Set(messages)].map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
        <div className="quote-note-actions">
          {items && items.length > 0 && (
            <ButtonLink small to={cartLinkPath(items)}>
              {texts.putIntoCart}
            </ButtonLink>
          )}
          <ButtonLink variant="quiet" small to={href('/quote')}>
            {texts.quoteOwnCart}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
