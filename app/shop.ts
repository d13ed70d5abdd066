/** Who the shop is: everything a visitor reads about the company stands here and nowhere else. */
export const SHOP = {
  name: 'Watchpost',
  tagline: 'Professional security and communication equipment',
  /** Where the shop is published, without a slash at the end: canonical links, sitemap and social cards start with it. */
  url: 'https://www.watchpost.example',
  address: ['Watchpost Equipment Ltd.', '118 Harbour Street, Suite 400', 'Boston, MA 02110', 'United States'],
  phones: [
    { label: 'Sales', display: '+1 555 0142', href: 'tel:+15550142' },
    { label: 'Support', display: '+1 555 0187', href: 'tel:+15550187' },
  ],
  emails: {
    sales: 'sales@watchpost.example',
    support: 'support@watchpost.example',
    privacy: 'privacy@watchpost.example',
  },
  supportHours: 'Monday to Friday, 9:00–18:00 EST',
  businessHours: [
    { days: 'Monday to Friday', hours: '9:00–18:00' },
    { days: 'Saturday', hours: '10:00–16:00' },
    { days: 'Sunday', hours: 'Closed' },
  ],
  social: [
    { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
    { name: 'YouTube', href: 'https://www.youtube.com/' },
    { name: 'X', href: 'https://x.com/' },
    { name: 'Facebook', href: 'https://www.facebook.com/' },
  ],
  copyrightYear: 2024,
} as const;
