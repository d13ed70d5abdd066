import { useState } from 'react';
import type { ShopQuote } from '#app/commerce/commerce.ts';
import type { SavedAddress } from '#app/commerce/model/account-forms.ts';
import { randomUuid } from '#app/lib/random-uuid.ts';
import { required } from '#app/lib/validation.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountData } from './account-screen.tsx';
import styleSheetUrl from './account-screens.css?url';
import * as texts from './quote-texts.ts';
import { addAddress } from './texts.ts';

const StyleSheet = styleSheet(styleSheetUrl);

export type AskForQuoteProps = {
  readonly lines: readonly (Pick<ShopQuote['lines'][number], 'quantity'> & { readonly id: string })[];
  /** What the buyer has entered besides. */
  readonly message: string;
};

/** Sends lines to the shop, which answers with a quote of its own. */
export function AskForQuote(request: AskForQuoteProps) {
  return (
    <div className="stack account-content">
      <StyleSheet />
      <p>{texts.askIntro}</p>
      <AccountData ask={(commerce) => commerce.addresses()}>
        {({ addresses: [first, ...others] }) =>
          first ? (
            <RequestForm {...request} addresses={[first, ...others]} first={first} />
          ) : (
            <>
              <p>{texts.needsAddress}</p>
              <ButtonLink to="/account/addresses">{addAddress}</ButtonLink>
            </>
          )
        }
      </AccountData>
    </div>
  );
}

type RequestFormProps = AskForQuoteProps & {
  readonly addresses: readonly SavedAddress[];
  readonly first: SavedAddress;
};

function RequestForm({ lines, message, addresses, first }: RequestFormProps) {
  const [key] = useState(randomUuid);
  const [number, setNumber] = useState<string>();
  return (
    <AccountForm
      title={texts.sendRequest}
      initialValues={{ addressId: first.id }}
      rules={{ addressId: [required()] }}
      fields={[
        {
          name: 'addressId',
          label: texts.shipTo,
          options: addresses.map(({ id, name, address, city }) => ({
            value: id,
            label: [name, address, city].join(', '),
          })),
        },
      ]}
      send={async (commerce, { addressId }) => {
        const sent = await commerce.askForShopQuote({ key, lines, addressId, message });
        if (sent.kind !== 'asked') return sent;
        setNumber(sent.number);
        return { kind: 'accepted' };
      }}
      submit={texts.sendRequest}
      busyText={texts.sendingRequest}
      successText={texts.requestSent}
      afterSuccess="hide"
    >
      {() =>
        number !== undefined && (
          <ButtonLink to={`/account/quotes/${number}`}>{texts.quote(number)}</ButtonLink>
        )
      }
    </AccountForm>
  );
}
