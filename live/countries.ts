/** The countries that the shop ships to, with their ISO 3166-1 codes. */
export const COUNTRY_CODES = { Turkey: 'TR', Cyprus: 'CY' } as const;

export type Country = keyof typeof COUNTRY_CODES;
