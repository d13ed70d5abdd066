import { useEffect, useId, useRef } from 'react';
import { useCommerce } from '#app/commerce/commerce-context.tsx';
import { signedInStore } from '#app/lib/signed-in-store.ts';
import { useLoaded } from '#app/lib/use-loaded.ts';
import { useStore } from '#app/lib/use-store.ts';
import { SelectField } from '#app/ui/select-field.tsx';
import * as texts from './texts.ts';

type FieldValues = Readonly<Record<string, string>>;

/** As if the values were typed: the form reads its fields from the page. */
function fill(form: HTMLFormElement, values: FieldValues, isOnlyEmpty = false): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
    if (isOnlyEmpty && control.value !== '') continue;
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Fills in the contact of who is signed in, where nothing was typed, and an address when it is chosen. Nothing for others, and if
 * the back end does not answer: both can be typed.
 */
export function SavedAddresses() {
  const id = useId();
  const commerce = useCommerce();
  const isSignedIn = useStore(signedInStore);
  const place = useRef<HTMLDivElement>(null);
  const { value } = useLoaded(isSignedIn ? 'signed in' : undefined, () =>
    Promise.all([commerce.session(), commerce.addresses()]),
  );
  const [session, saved] = (isSignedIn && value) || [];
  const customer = session?.kind === 'session' ? session.customer : null;
  const addresses = saved?.kind === 'addresses' ? saved.addresses : [];

  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form || !customer) return;
    const { firstName, lastName, email, phone } = customer;
    fill(form, { firstName, lastName, email, phone }, true);
  }, [customer]);

  function choose(chosen: string) {
    const form = place.current?.closest('form');
    const found = addresses.find((each) => each.id === chosen);
    if (!form || !found) return;
    const { address, city, state, zip: zipCode, country } = found;
    fill(form, { address, address2: '', city, state, zipCode, country });
  }
  return (
    <div ref={place}>
      {addresses.length > 0 && (
        <SelectField
          id={id}
          label={texts.savedAddress}
          defaultValue=""
          options={[
            { value: '', label: texts.noSavedAddress },
            ...addresses.map(({ id: value, name, address, city }) => ({
              value,
              label: `${name}, ${address}, ${city}`,
            })),
          ]}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      )}
    </div>
  );
}
