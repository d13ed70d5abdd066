import * as data from '#app/shop-data.ts';

/** The company's details. Every page loads them. */
export const SHOP = {
  name: data.name,
  tagline: data.tagline,
  url: data.url,
  /** Begins with the legal name, as in a letter. */
  address: [data.legalName, ...data.address] as const,
  phones: data.phones,
  emails: data.emails,
  supportHours: data.supportHours,
  social: data.social,
  copyrightYear: data.copyrightYear,
};
