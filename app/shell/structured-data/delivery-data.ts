import type { MerchantReturnPolicy, OfferShippingDetails, QuantitativeValue } from 'schema-dts';
import { FLAT_SHIPPING } from '#app/cart/model/cart.ts';
import { toDollars } from '#app/lib/money.ts';
import { type DayRange, DELIVERY_ZONES, PROCESSING, RETURN_DAYS } from '#app/content/model/policy.ts';
import { TAKES_ORDERS } from '#app/lib/takes-orders.ts';
import { absoluteUrl } from '#app/shell/absolute-url.ts';

/**
 * The schema.org data of the delivery to each zone. The rate is what the order summary charges; a back end may charge another one.
 * The free shipping on the policy page is left out, because buyers have to ask for it.
 */
export function shippingData() {
  return DELIVERY_ZONES.map(
    ({ countries, transit }) =>
      ({
        '@type': 'OfferShippingDetails',
        ...(!TAKES_ORDERS && {
          shippingRate: { '@type': 'MonetaryAmount', value: toDollars(FLAT_SHIPPING), currency: 'USD' },
        }),
        shippingDestination: countries.map((addressCountry) => ({
          '@type': 'DefinedRegion',
          addressCountry,
        })),
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          handlingTime: daysData(PROCESSING),
          transitTime: daysData(transit),
        },
      }) satisfies OfferShippingDetails,
  );
}

/** The schema.org data of the terms for returns. */
export function returnData() {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: DELIVERY_ZONES.flatMap(({ countries }) => countries),
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: RETURN_DAYS,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    itemDefectReturnFees: 'https://schema.org/FreeReturn',
    merchantReturnLink: absoluteUrl('/shipping-return#returns'),
  } satisfies MerchantReturnPolicy;
}

function daysData({ from, to }: DayRange) {
  return {
    '@type': 'QuantitativeValue',
    minValue: from,
    maxValue: to,
    unitCode: 'DAY',
  } satisfies QuantitativeValue;
}
