/** The countries that the shop ships to, with their ISO 3166-1 codes. */
export const COUNTRY_CODES = { Turkey: 'TR', Cyprus: 'CY' } as const;

export type Country = keyof typeof COUNTRY_CODES;

/** The name of a country, or the code itself if the shop does not ship to it. */
export function countryName(code: string): string {
  return Object.entries(COUNTRY_CODES).find(([, other]) => other === code)?.[0] ?? code;
}
