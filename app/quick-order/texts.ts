import { added as shippingAndTax, capNotice, itemCount } from '#app/cart/texts.ts';
import { formatNumber } from '#app/lib/format-number.ts';
import { formatMoney } from '#app/lib/money.ts';
import * as backEnd from '#app/back-end.ts';
import { MAX_LIST_BYTES } from './model/decode-list.ts';
import type { QuantityProblem } from '#app/lib/order-quantity.ts';
import type { LineProblem } from './model/match-order.ts';
import type { LeftOut, LeftOutReason } from './model/order-list.ts';
import { type ColumnRole, isDecided, type OrderTable } from './model/order-table.ts';
import { shortenedTo } from '#app/lib/shortened.ts';

export { retry } from '#app/ui/texts.ts';
export { productColumn, priceColumn } from '#app/wishlist/texts.ts';

export const quickOrderPage = 'Quick Order';
export const quickOrderDescription =
  'Paste or upload a list of SKUs, models or item numbers with quantities and put all of it into the cart at once.';
export const lead =
  'One product per line: its SKU, model, item number, name or link, then the quantity. Paste from an email or a spreadsheet, or upload a text or CSV file.';

export const list = 'Products and quantities';
const maxListSize = `${MAX_LIST_BYTES / 1_000_000} MB`;
export const upload = 'Upload a list';
export const uploadHint = `Text or CSV, up to ${maxListSize}. ${
  backEnd.findsProducts
    ? 'It is read in this browser, and its texts are sent to find the products.'
    : 'It is read in this browser only.'
}`;
export const clearList = 'Clear the list';
export const cleared = 'List cleared';

export const uploaded = (name: string) => `${name} added to the list`;
export const workbook = (name: string) =>
  `${name} is a workbook. Save it as CSV, or copy its cells and paste them into the list.`;
export const binary = (name: string) => `${name} is not a text file.`;
export const tooLarge = (name: string) => `${name} is larger than ${maxListSize}. Please upload it in parts.`;
export const unreadable = (name: string) => `${name} could not be read.`;

export const loading = 'Looking up products…';
export const failed = 'Products could not be looked up. Your list is kept. Please check your connection.';

const lines = (count: number) => `${formatNumber(count)} ${count === 1 ? 'line' : 'lines'}`;
/** Without separators in the number: the name `/^Add \d+ lines? to cart$/` is specified. */
export const addLines = (count: number) => `Add ${count} ${count === 1 ? 'line' : 'lines'} to cart`;
export const summary = (good: number, problems: number) =>
  problems === 0 ? `${lines(good)} found` : `${lines(good)} found, ${lines(problems)} with problems`;
export const sum = (cents: number) => `Sum before ${shippingAndTax}: ${formatMoney(cents)}`;

export const found = 'Found';
export const lineColumn = 'Line';
export const quantityColumn = 'Quantity';
export const totalColumn = 'Total';
export const showMore = (count: number) =>
  `Show ${formatNumber(count)} more ${count === 1 ? 'line' : 'lines'}`;

export const columns = 'Columns';
export const columnsFrom = (line: number) => `${columns} from line ${formatNumber(line)}`;
export const columnRole: Readonly<Record<ColumnRole, string>> = {
  product: 'Product',
  quantity: 'Quantity',
  ignored: 'Ignored',
};

/** The names of the columns, each different: `Column 2` without a header, `Qty (column 4)` for the second column with that header. */
export function columnNames(headers: readonly string[]): readonly string[] {
  return headers.map((header, column) => {
    if (header === '') return `Column ${column + 1}`;
    return headers.indexOf(header) === column ? header : `${header} (column ${column + 1})`;
  });
}

export const oneOfEach = 'Order one of each';

/** `Read as: Part Number → product, Qty → quantity`, or what the buyer has to choose. */
export function readAs(table: OrderTable): string {
  const { roles, heads, isOneEach } = table;
  if (!isDecided(table)) {
    const missing = (['product', 'quantity'] as const).filter((role) => !roles.includes(role));
    return `Which column has the ${missing.map((role) => NEEDED[role]).join(', and which the ')}? Choose below, and your lines are looked up.`;
  }
  const names = columnNames(heads);
  const read = (['product', 'quantity'] as const).flatMap((role) =>
    roles.flatMap((own, column) => (own === role ? [`${names[column]} → ${role}`] : [])),
  );
  return `Read as: ${[...read, ...(isOneEach ? ['one of each'] : [])].join(', ')}`;
}
const NEEDED = { product: 'products', quantity: 'quantities' } as const;

const LEFT_OUT: Readonly<Record<LeftOutReason, (count: number) => string>> = {
  heading: (count) => (count === 1 ? '1 header' : `${formatNumber(count)} headers`),
  blank: (count) => `${formatNumber(count)} blank`,
  'no-product': (count) => `${formatNumber(count)} without a product`,
  undecided: (count) => `${formatNumber(count)} until the columns are chosen`,
};

/** `5 lines left out: 1 header, 2 blank, 2 without a product` */
export function leftOut(entries: readonly LeftOut[]): string {
  const parts = Object.entries(LEFT_OUT).flatMap(([reason, text]) => {
    const count = entries.filter((entry) => entry.reason === reason).length;
    return count > 0 ? [text(count)] : [];
  });
  return `${lines(entries.length)} left out: ${parts.join(', ')}`;
}

export const problems = 'Lines with problems';
export const problemsLead = 'They stay in the list until you correct or remove them.';
export const lineNumber = (number: number) => `Line ${formatNumber(number)}`;
export const goToLine = (number: number) => `${lineNumber(number)}: select it in the list`;
export const nearMiss = (code: string, title: string) => (title.includes(code) ? title : `${code}: ${title}`);
export const didYouMean = 'Did you mean:';
export const orderQuantity = (quantity: number) => `Order ${formatNumber(quantity)}`;

const QUANTITY_PROBLEMS: Readonly<Record<QuantityProblem, (written: string) => string>> = {
  missing: () => 'The quantity is missing.',
  zero: () => 'The quantity is 0. It must be at least 1.',
  negative: (written) => `${written} is below 0. The quantity must be at least 1.`,
  fraction: (written) => `${written} is not a whole number.`,
  separators: (written) =>
    `${written} could be thousands or decimals. Write the quantity without separators.`,
  position: (written) => `${written} may be the number of the line. Write the quantity after the product.`,
  'not-digits': (written) => `${written} is not a quantity. Write a whole number in digits.`,
};

const MAX_QUOTED_LENGTH = 60;
const quoted = (text: string) => `“${shortenedTo(MAX_QUOTED_LENGTH, text)}”`;

export function problemText(problem: LineProblem): string {
  switch (problem.kind) {
    case 'quotes':
      return 'A quotation mark is missing in this line.';
    case 'no-code':
      return 'This line has a quantity but no product.';
    case 'unknown':
      return `${quoted(problem.code.text)} is not a SKU, model or item number of ours.`;
    case 'ambiguous':
      return `${quoted(problem.code.text)} is the code of several products.`;
    case 'quantity':
      return QUANTITY_PROBLEMS[problem.reason](quoted(problem.written));
    case 'sold-out':
      return `${problem.offer.title} is out of stock.`;
    case 'over-cap': {
      const limit = capNotice(problem.offer.title, problem.reason);
      const { orderedAbove } = problem;
      return orderedAbove === 0
        ? `${limit}.`
        : `${limit}. Lines above already order ${formatNumber(orderedAbove)}.`;
    }
  }
}

type Added = {
  readonly lines: number;
  readonly units: number;
  readonly capped: number;
  readonly problems: number;
};

export function added({ lines: count, units, capped, problems: left }: Added): string {
  return [
    units === 0
      ? 'Your cart already has the most you can order of these products.'
      : `${lines(count)} added to cart: ${itemCount(units)}.`,
    capped > 0 && units > 0
      ? `${capped === 1 ? '1 product is' : `${formatNumber(capped)} products are`} now at the most you can order.`
      : '',
    left > 0 ? `${lines(left)} with problems ${left === 1 ? 'stays' : 'stay'} in the list.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
