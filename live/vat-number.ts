import { entityValidators, euVat } from 'stdnum';
import { COUNTRIES } from '../app/commerce/model/checkout-form.ts';
import { country } from '../app/shop-data.ts';

/** Numbers of these countries begin with another code. */
const PREFIXES: Readonly<Record<string, string>> = { GR: 'EL' };
const COUNTRIES_OF: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB' };

/**
 * As invoices need it, with the code of its country in front. Without one it is read as a number of the shop's country.
 * Undefined if it is none. Of the shop's countries, some have check digits that are not known.
 */
export function vatNumberOf(entered: string): string | undefined {
  const plain = entered.toUpperCase().replaceAll(/[^\dA-Z]/g, '');
  const [code, rest] = [plain.slice(0, 2), plain.slice(2)];
  return checked(code, rest) ?? checked(code, plain) ?? checked(country, plain);
}

function checked(code: string, number: string): string | undefined {
  const land = COUNTRIES_OF[code] ?? code;
  const prefix = PREFIXES[code] ?? code;
  const validators = euVat[land] ?? entityValidators[land] ?? [];
  const isOwn = land === country || COUNTRIES.some((each) => each.code === land);
  if (validators.length === 0) return isOwn && /^\d{5,15}$/.test(number) ? prefix + number : undefined;
  for (const validator of validators) {
    const result = validator.validate(number);
    if (result.isValid) return result.compact.startsWith(code) ? result.compact : prefix + result.compact;
  }
  return undefined;
}
