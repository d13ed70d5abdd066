import { formatNumber } from '#app/lib/format-number.ts';
import type { Question } from './model/contact-message.ts';

// What a link that says `Ask us` fills into the contact form, for the visitor to change.

export const askLabel = 'Ask us';

/**
 * The properties of such a link. The question is in the state of the history entry and not in the address: there it survives a
 * reload, can be long, and is told neither to the host nor to other sites.
 */
export const askUs = (question: Question) => ({ to: '/contact-us', state: question }) as const;

type AskedProduct = { readonly id: string; readonly title: string };
type AskedLine = AskedProduct & { readonly quantity: number };

const named = ({ id, title }: AskedProduct) => `${title} (SKU ${id})`;

/** What is listed must leave room in a message for the question. */
const ROOM = 4500;

/** A line each, as far as there is room for them. */
function listed(lines: readonly string[], room = ROOM): string {
  let length = 0;
  let shown = 0;
  for (const line of lines) {
    length += line.length + 1;
    if (length > room) break;
    shown += 1;
  }
  const others = lines.length - shown;
  return [...lines.slice(0, shown), ...(others > 0 ? [`… and ${formatNumber(others)} more`] : [])].join('\n');
}

const askedLines = (lines: readonly AskedLine[], room?: number) =>
  listed(
    lines.map((line) => `${formatNumber(line.quantity)} × ${named(line)}`),
    room,
  );

/** @param wanted the quantity if it is known; `cap` is what one order holds. */
export const askForMore = (product: AskedProduct, cap: number, wanted: number | undefined): Question => ({
  subject: `Larger quantity: ${product.title}`,
  message: `I need ${wanted === undefined ? `more than ${formatNumber(cap)}` : formatNumber(wanted)} × ${named(product)}, which is more than one order holds. How many can you deliver, and when?`,
});

export const askAboutCompatibility = (product: AskedProduct, statements: readonly string[]): Question => ({
  subject: `What works with ${product.title}?`,
  message: `Before I order ${named(product)}: which products work with it? Its specifications say:\n${listed(statements)}`,
});

export const askAboutList = (name: string, lines: readonly AskedLine[]): Question => ({
  subject: `List: ${name}`,
  message: `My question about these products:\n\n${askedLines(lines)}`,
});

export const askAboutCheck = (lines: readonly AskedLine[], results: readonly string[]): Question => ({
  subject: 'System check',
  message: `Please tell me whether these products fit together:\n\n${askedLines(lines, ROOM / 2)}${
    results.length === 0 ? '' : `\n\nThe system check says:\n${listed(results, ROOM / 2)}`
  }`,
});

export const askAboutProducts = (products: readonly AskedProduct[]): Question => ({
  subject: 'Which of these products?',
  message: `Which of these products suits me?\n\n${listed(products.map(named))}\n\nI need it for: `,
});

export const askAboutResult = (title: string, lines: readonly string[]): Question => ({
  subject: `System planner: ${title}`,
  message: `Which products do you recommend for this?\n\n${listed(lines)}`,
});
