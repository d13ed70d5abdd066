import { AccountScreen } from './account-screen.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from './texts.ts';
import { useRef, useState } from 'react';
import type { Addresses } from '#app/commerce/commerce.ts';
import { useCommerce } from '#app/commerce/commerce-context.tsx';
import {
  ADDRESS_RULES,
  type AddressValues,
  INITIAL_ADDRESS,
  type SavedAddress,
} from './model/account-forms.ts';
import { COUNTRIES, countryCode, countryName } from '#app/checkout/model/checkout-form.ts';
import type { Failure } from '#app/commerce/model/service-error.ts';
import { validate } from '#app/lib/validation.ts';
import { failureText } from '#app/commerce/failure-texts.ts';
import { fieldMessages } from '#app/ui/form-messages.ts';
import { BusyButton, Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ErrorSummary, Message } from '#app/ui/message.tsx';
import { focusAfterRemoval } from '#app/ui/focus-after-removal.ts';
import { focusOnMount } from '#app/ui/focus.ts';
import { notify } from '#app/ui/notices.ts';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { useForm } from '#app/ui/use-form.ts';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import styleSheetUrl from './account-entries.css?url';
import { AccountData } from './account-data.tsx';

const StyleSheet = styleSheet(styleSheetUrl);

const LABELS = {
  name: texts.addressName,
  address: texts.address,
  city: texts.city,
  state: texts.state,
  zip: texts.zipCode,
  country: texts.country,
} as const satisfies Record<keyof AddressValues, string>;

export function AddressesView() {
  return (
    <AccountData ask={(commerce) => commerce.addresses()}>
      {({ addresses }, replace) => <AddressList addresses={addresses} onChange={replace} />}
    </AccountData>
  );
}

type AddressListProps = {
  readonly addresses: readonly SavedAddress[];
  readonly onChange: (answer: Addresses) => void;
};

function AddressList({ addresses, onChange }: AddressListProps) {
  const commerce = useCommerce();
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
    onChange(outcome);
    notify(texts.addressRemoved(name));
    focusAfterRemoval(list, 'button[data-remove]', index);
  }

  if (edited !== undefined) {
    return (
      <AddressForm
        address={edited === 'new' ? undefined : edited}
        onCancel={() => setEdited(undefined)}
        onSaved={(answer) => {
          onChange(answer);
          setEdited(undefined);
          notify(texts.addressSaved);
        }}
      />
    );
  }
  return (
    <>
      <StyleSheet />
      {addresses.length === 0 ? (
        <EmptyState heading={texts.noAddresses} text={texts.noAddressesText} />
      ) : (
        <ul ref={list} className="account-addresses">
          {addresses.map((saved, index) => (
            <li key={saved.id} className="account-address">
              <h2 className="account-address-name">{saved.name}</h2>
              <address>
                <span>{saved.address}</span>
                <span>{`${saved.city}, ${saved.state} ${saved.zip}`}</span>
                <span>{saved.country}</span>
              </address>
              <div className="account-actions">
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
      <div className="account-actions">
        <Button ref={refOf('new')} variant="action" onClick={() => edit('new')}>
          {texts.addAddress}
        </Button>
      </div>
    </>
  );
}

type AddressFormProps = {
  readonly address: SavedAddress | undefined;
  readonly onSaved: (answer: Addresses) => void;
  readonly onCancel: () => void;
};

function AddressForm({ address, onSaved, onCancel }: AddressFormProps) {
  const commerce = useCommerce();
  const [failure, setFailure] = useState<Failure>();
  const { id: _id, ...initialValues } = address ?? { id: '', ...INITIAL_ADDRESS };
  const { formProps, errorSummary, busy, inputProps } = useForm<AddressValues>({
    initialValues: { ...initialValues, country: countryCode(initialValues.country) },
    validate: (values) => fieldMessages(validate(values, ADDRESS_RULES)),
    onSubmit: async (values) => {
      setFailure(undefined);
      const outcome = await commerce.saveAddress(trimmed(values), address?.id);
      if (outcome.kind === 'addresses') onSaved(outcome);
      else setFailure(outcome);
    },
  });
  const fieldProps = (name: keyof AddressValues) => ({
    ...inputProps(name),
    label: LABELS[name],
    required: true,
  });
  const title = address ? texts.editAddress(address.name) : texts.newAddress;
  return (
    <form {...formProps} className="account-form" aria-labelledby="address-form">
      <h2 id="address-form" ref={focusOnMount} tabIndex={-1} className="account-form-heading">
        {title}
      </h2>
      <ErrorSummary {...errorSummary} labels={LABELS} />
      <TextField {...fieldProps('name')} autoComplete="name" enterKeyHint="next" />
      <TextField {...fieldProps('address')} autoComplete="street-address" enterKeyHint="next" />
      <div className="account-pair">
        <TextField {...fieldProps('city')} autoComplete="address-level2" enterKeyHint="next" />
        <TextField {...fieldProps('state')} autoComplete="address-level1" enterKeyHint="next" />
      </div>
      <div className="account-pair">
        <TextField {...fieldProps('zip')} autoComplete="postal-code" enterKeyHint="next" />
        <SelectField
          {...fieldProps('country')}
          autoComplete="country"
          options={COUNTRIES.map(({ code, name }) => ({ value: code, label: name }))}
        />
      </div>
      <div className="account-actions">
        <BusyButton wide={false} busy={busy} busyLabel={texts.saving}>
          {texts.saveAddress}
        </BusyButton>
        <Button variant="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
      <Message role="alert">{failure && failureText(failure, LABELS)}</Message>
    </form>
  );
}

function trimmed({ name, address, city, state, zip, country }: AddressValues): AddressValues {
  return {
    name: name.trim(),
    address: address.trim(),
    city: city.trim(),
    state: state.trim(),
    zip: zip.trim(),
    country: countryName(country),
  };
}

export const meta = () =>
  pageMeta({
    title: texts.addresses,
    description: texts.accountDescription,
    path: '/account/addresses',
    indexed: false,
  });

export default function AddressesPage() {
  return (
    <AccountScreen title={texts.addresses} trail={[]}>
      <AddressesView />
    </AccountScreen>
  );
}
