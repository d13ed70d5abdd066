import { formatMoney, formatShortMoney } from '#app/lib/money.ts';
import { atMost } from '#app/lib/safe-number.ts';
import { countries as sentTo, shippingRates } from '#app/shop-data.ts';

const nameOf = (code: string) => sentTo.find((country) => country.code === code)?.name ?? code;

/** What orders are charged for shipping: `Germany and Austria, from €50, up to 2 kg: €4.90` */
export const rateTexts = (): readonly string[] =>
  shippingRates.map(({ countries, fromAmount, upToGrams, fee }) => {
    const conditions = [
      countries ? new Intl.ListFormat('en-US').format(countries.map(nameOf)) : 'all countries',
      ...(fromAmount > 0 ? [`from ${formatShortMoney(fromAmount)}`] : []),
      ...(upToGrams === undefined ? [] : [`up to ${atMost(upToGrams / 1000, 3)} kg`]),
    ];
    return `${conditions.join(', ')}: ${fee === 0 ? 'free' : formatMoney(fee)}`;
  });
