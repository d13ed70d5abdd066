/** An amount of US dollars in whole cents, so that sums are exact. */
export type Cents = number;

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `123450` → `$1,234.50` */
export function formatMoney(amount: Cents): string {
  return DOLLARS.format(amount / 100);
}

/** Converts dollars, as in the catalogue and in storage: `1234.5` → `123450`. */
export function toCents(dollars: number): Cents {
  // Adding 0 turns -0 into 0, which would be formatted as -$0.00.
  return Math.round(dollars * 100) + 0;
}

/** `123450` → `1234.5` */
export function toDollars(amount: Cents): number {
  return amount / 100;
}

/** `percent` of a non-negative amount, with half a cent rounded up. */
export function percentOf(percent: number, amount: Cents): Cents {
  return Math.floor((amount * percent + 50) / 100);
}
