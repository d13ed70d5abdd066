import { Initial1795634615105 } from './1795634615105-initial.ts';
import { Newsletter1795660228475 } from './1795660228475-newsletter.ts';
import { MissingProducts1795660228476 } from './1795660228476-missing-products.ts';
import { MailRetries1795660228477 } from './1795660228477-mail-retries.ts';
import { Letters1795660228478 } from './1795660228478-letters.ts';
import { AsOrdered1795780800000 } from './1795780800000-as-ordered.ts';
import { GuestOrders1795784400000 } from './1795784400000-guest-orders.ts';
import { ContactAndNewsletter1795791600000 } from './1795791600000-contact-and-newsletter.ts';

/** In the order in which they are applied. `scripts/generate-migration.ts` writes new ones. */
export const migrations = [
  Initial1795634615105,
  Newsletter1795660228475,
  MissingProducts1795660228476,
  MailRetries1795660228477,
  Letters1795660228478,
  AsOrdered1795780800000,
  GuestOrders1795784400000,
  ContactAndNewsletter1795791600000,
];
