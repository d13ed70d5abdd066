/**
 * Who the shop is: what a visitor reads about the company stands here and nowhere else. Every page loads it, so what one page
 * alone shows stands with that page's texts, as the business hours do in texts/contact.ts.
 */
export const SHOP = {
  name: 'Watchpost',
  tagline: 'Professional security and communication equipment',
  /** Where the shop is published, without a slash at the end: canonical links, sitemap and social cards start with it. */
  url: 'https://www.watchpost.example',
  /** The first line is the company with which the terms are agreed. */
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

/** A number as people read it, and the link that dials it. */
function phone(label: string, display: string) {
  return { label, display, href: `tel:${display.replaceAll(/[^+\d]/g, '')}` };
}
