import data from '#app/catalogue/data/shop.json' with { type: 'json' };

/** The company's details, from the owner's `shop.json`. Every page loads them. */
export const SHOP = {
  ...data,
  /** Begins with the legal name, as in a letter. */
  address: [data.legalName, ...data.address] as const,
  phones: { sales: withLink(data.phones.sales), support: withLink(data.phones.support) },
};

function withLink(phone: { readonly label: string; readonly display: string }) {
  return { ...phone, href: `tel:${phone.display.replaceAll(/[^+\d]/g, '')}` };
}
