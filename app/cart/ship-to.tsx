import { type ReactNode, useEffect } from 'react';
import { createPersistentStore } from '#app/lib/persistent-store.ts';
import { useStore } from '#app/lib/use-store.ts';
import { countries, ratesByCountry } from '#app/shop-data.ts';
import { SelectField } from '#app/ui/select-field.tsx';
import { DEFAULT_COUNTRY } from './model/shipping.ts';
import * as texts from './texts.ts';

const isCountry = (text: string) => countries.some(({ code }) => code === text);

/** The code of the country that cart, quote and checkout count the shipping to. */
const shipToStore = createPersistentStore<string>({
  key: 'ship-to',
  initial: DEFAULT_COUNTRY,
  parse: (text) => (isCountry(text) ? text : undefined),
  serialize: String,
});

/** Ignores what is no country of the shop. */
export function shipTo(country: string): void {
  if (isCountry(country)) shipToStore.update(() => ({ next: country }));
}

/** For code without a component. */
export const currentCountry = (): string => shipToStore.getState();

/** The default where all countries cost the same. */
export const useShipTo = ratesByCountry ? useStoredCountry : () => DEFAULT_COUNTRY;

function useStoredCountry(): string {
  useEffect(() => {
    shipToStore.restore();
    return shipToStore.syncWithOtherTabs(window);
  }, []);
  return useStore(shipToStore);
}

type CountryFieldProps = { readonly label?: string };

/** Asks for the country, where the rates depend on it. */
export const ShipTo: (props: CountryFieldProps) => ReactNode = ratesByCountry ? CountryField : () => null;

function CountryField({ label = texts.shipTo }: CountryFieldProps) {
  return (
    <SelectField
      id="ship-to"
      label={label}
      options={countries.map(({ code, name }) => ({ value: code, label: name }))}
      value={useShipTo()}
      onChange={({ currentTarget: { value } }) => shipTo(value)}
    />
  );
}
