import * as data from '#app/shop-data.ts';

/** The company's details. Every page loads them. */
export const SHOP = {
  name: data.name,
  tagline: data.tagline,
  url: data.url,
  /** Begins with the legal name, as in a letter. */
  address: [data.legalName, ...data.address] as const,
  phones: {
    sales: withLink(data.phones.sales),
    ...(data.phones.support && { support: withLink(data.phones.support) }),
  },
  emails: data.emails,
  supportHours: data.supportHours,
  social: data.social,
  copyrightYear: data.copyrightYear,
};

function withLink(phone: { readonly label: string; readonly display: string }) {
  return { ...phone, href: `tel:${phone.display.replaceAll(/[^+\d]/g, '')}` };
}
