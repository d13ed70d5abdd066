import { BASE_PATH } from './base-path.ts';

/** The company's details. Every page loads this file, so details that only one page shows are in that page's texts. */
export const SHOP = {
  name: 'Watchpost',
  tagline: 'Professional security and communication equipment',
  /**
   * The address of the published shop, without a slash at the end. Canonical links and the sitemap begin with it. Write the
   * address of the host; a build for a sub-path appends the path. Live mode has the address in `PUBLIC_URL`.
   */
  url: (import.meta.env.PUBLIC_URL ?? 'https://www.watchpost.example') + BASE_PATH.slice(0, -1),
  /** The first line is the company's legal name, which the terms use. */
  address: ['Watchpost Equipment Ltd.', '118 Harbour Street, Suite 400', 'Boston, MA 02110', 'United States'],
  phones: {
    sales: phone('Sales', '+1 555 0142'),
    support: phone('Support', '+1 555 0187'),
  },
  emails: {
    sales: 'sales@watchpost.example',
    support: 'support@watchpost.example',
    privacy: 'privacy@watchpost.example',
  },
  supportHours: 'Monday to Friday, 9:00–18:00 EST',
  social: [
    { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
    { name: 'YouTube', href: 'https://www.youtube.com/' },
    { name: 'X', href: 'https://x.com/' },
    { name: 'Facebook', href: 'https://www.facebook.com/' },
  ],
  copyrightYear: 2024,
} as const;

function phone(label: string, display: string) {
  return { label, display, href: `tel:${display.replaceAll(/[^+\d]/g, '')}` };
}
