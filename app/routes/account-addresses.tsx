import { useRef, useState } from 'react';
import { COUNTRY_NAMES } from '#app/commerce/model/checkout-form.ts';
import type { Addresses } from '#app/commerce/commerce.ts';
import { useCommerce } from '#app/commerce/commerce-context.tsx';
import { failureText } from '#app/commerce/failure-texts.ts';
import type { Failure } from '#app/commerce/model/service-error.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { focusOnMount } from '#app/ui/focus.ts';
import { focusAfterRemoval } from '#app/ui/focus-after-removal.ts';
import { Message } from '#app/ui/message.tsx';
import { notify } from '#app/ui/notices.ts';
import { AccountForm } from '#app/account/account-form.tsx';
import { AccountScreen } from '#app/account/account-screen.tsx';
import {
  ADDRESS_RULES,
  INITIAL_ADDRESS,
  MAX_ADDRESSES,
  type SavedAddress,
} from '#app/commerce/model/account-forms.ts';
import { privateMeta } from '#app/shell/page-meta.ts';
import * as texts from '#app/account/texts.ts';

export const meta = privateMeta(texts.addresses, texts.accountDescription, '/account/addresses');

export default function AddressesPage() {
  return (
    <AccountScreen title={texts.addresses} trail={[]} ask={(commerce) => commerce.addresses()}>
      {({ addresses }) => <AddressList initial={addresses} />}
    </AccountScreen>
  );
}

function AddressList({ initial }: { readonly initial: readonly SavedAddress[] }) {
  const commerce = useCommerce();
  const [addresses, setAddresses] = useState(initial);
  /** The address in the form; `new` for one that is not saved yet. */
  const [edited, setEdited] = useState<SavedAddress | 'new'>();
  /** Whose button opened the form: the id of an address, or `new`. That button gets the focus back when the form closes. */
  const [lastEdited, setLastEdited] = useState<string>();
  const [isRemoving, setIsRemoving] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const list = useRef<HTMLUListElement>(null);

  function edit(address: SavedAddress | 'new') {
    setEdited(address);
    setLastEdited(address === 'new' ? 'new' : address.id);
  }
  const refOf = (id: string) => (id === lastEdited ? focusOnMount : undefined);

  async function remove({ id, name }: SavedAddress, index: number) {
    if (isRemoving) return;
    setFailure(undefined);
    setIsRemoving(true);
    const outcome = await commerce.removeAddress(id);
    setIsRemoving(false);
    if (outcome.kind !== 'addresses') return setFailure(outcome);
    setAddresses(outcome.addresses);
    notify(texts.addressRemoved(name));
    focusAfterRemoval(list, 'button[data-remove]', index);
  }

  if (edited !== undefined) {
    return (
      <AddressForm
        address={edited === 'new' ? undefined : edited}
        onCancel={() => setEdited(undefined)}
        onSaved={(answer) => {
          setAddresses(answer.addresses);
          setEdited(undefined);
          notify(texts.addressSaved);
        }}
      />
    );
  }
  return (
    <>
      {addresses.length === 0 ? (
        <EmptyState heading={texts.noAddresses} text={texts.noAddressesText} />
      ) : (
        <ul ref={list} className="account-addresses">
          {addresses.map((saved, index) => (
            <li key={saved.id} className="account-address">
              <h2 className="account-heading">{saved.name}</h2>
              <address>
                <span>{saved.address}</span>
                <span>{`${[saved.city, saved.state].filter(Boolean).join(', ')} ${saved.zip}`}</span>
                <span>{saved.country}</span>
              </address>
              <div className="cluster">
                <Button
                  ref={refOf(saved.id)}
                  small
                  aria-label={texts.editAddress(saved.name)}
                  onClick={() => edit(saved)}
                >
                  {texts.edit}
                </Button>
                <Button
                  small
                  variant="quiet"
                  data-remove=""
                  aria-disabled={isRemoving}
                  aria-label={texts.removeAddress(saved.name)}
                  onClick={() => void remove(saved, index)}
                >
                  {texts.remove}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Message role="alert">{failure && failureText(failure)}</Message>
      {addresses.length < MAX_ADDRESSES ? (
        <div className="cluster">
          <Button ref={refOf('new')} variant="action" onClick={() => edit('new')}>
            {texts.addAddress}
          </Button>
        </div>
      ) : (
        <p>{texts.mostAddresses(MAX_ADDRESSES)}</p>
      )}
    </>
  );
}

type AddressFormProps = {
  readonly address: SavedAddress | undefined;
  readonly onSaved: (answer: Addresses) => void;
  readonly onCancel: () => void;
};

function AddressForm({ address, onSaved, onCancel }: AddressFormProps) {
  const { id, ...values } = address ?? { id: undefined, ...INITIAL_ADDRESS };
  const title = address ? texts.editAddress(address.name) : texts.newAddress;
  return (
    <AccountForm
      title={title}
      lead={
        <h2 ref={focusOnMount} tabIndex={-1} className="account-heading">
          {title}
        </h2>
      }
      initialValues={values}
      rules={ADDRESS_RULES}
      fields={[
        { name: 'name', label: texts.addressName, autoComplete: 'name' },
        { name: 'address', label: texts.address, autoComplete: 'street-address' },
        [
          { name: 'city', label: texts.city, autoComplete: 'address-level2' },
          ...(texts.state
            ? [{ name: 'state', label: texts.state, autoComplete: 'address-level1' } as const]
            : []),
        ],
        [
          { name: 'zip', label: texts.zipCode, autoComplete: 'postal-code' },
          {
            name: 'country',
            label: texts.country,
            autoComplete: 'country',
            options: COUNTRY_NAMES,
          },
        ],
      ]}
      send={async (commerce, saved) => {
        const outcome = await commerce.saveAddress(saved, id);
        if (outcome.kind !== 'addresses') return outcome;
        onSaved(outcome);
        return { kind: 'saved' };
      }}
      submit={texts.saveAddress}
      busyText={texts.saving}
      successText={texts.addressSaved}
      actions={
        <Button variant="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      }
    />
  );
}
