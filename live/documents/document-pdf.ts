import { embedFacturX, Profile } from '@stackforge-eu/factur-x';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentKind } from '../../app/commerce/model/order.ts';
import { formatNumber } from '../../app/lib/format-number.ts';
import { formatDay } from '../../app/lib/day.ts';
import { formatMoney } from '../../app/lib/money.ts';
import { paperFormat, printableText } from '../../app/pdf/paper.ts';
import {
  contentWidth,
  createPdf,
  drawFacts,
  drawLetterhead,
  drawParties,
  drawRunningTexts,
  drawSection,
  drawSummary,
  drawTable,
  INK,
  MUTED,
  toBytes,
} from '../../app/pdf/pdf-page.ts';
import {
  country,
  currencyDecimals,
  invoice as settingsOfInvoices,
  legalName,
  name as shop,
  pricesIncludeTax,
  taxName,
} from '../../app/shop-data.ts';
import { readSettings } from '../settings.ts';
import { listedEntries, netOf, totalOf } from './account.ts';
import type { IssuedDocument } from './documents.ts';
import { EXEMPT, invoiceData } from './invoice-data.ts';
import { colourProfile } from './colour-profile.ts';

const FONTS = join(import.meta.dirname, '../../app/pdf/fonts');
/** EN 16931 knows no smaller amounts. */
const MOST_DECIMALS = 2;

export const TITLES: Readonly<Record<DocumentKind, string>> = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
};

/**
 * The document as a PDF, drawn as quotes are, with the same as EN 16931 XML inside (Factur-X).
 * @throws Error if the XML does not have the form of the official schema
 */
export async function documentPdf(document: IssuedDocument): Promise<Uint8Array> {
  const drawn = drawDocument(document);
  if (currencyDecimals > MOST_DECIMALS) return drawn;
  const title = `${TITLES[document.kind]} ${document.number}`;
  const { pdf } = await embedFacturX({
    pdf: drawn,
    input: invoiceData(document),
    profile: Profile.EN16931,
    // The engine has rounded the tax, line by line if prices include it. The check would round it once.
    validateBeforeEmbed: false,
    validateXsd: true,
    rgbIccProfile: colourProfile(),
    unembeddedFonts: 'throw',
    meta: { title: `${title} · ${shop}`, author: legalName, subject: title, creator: shop },
  });
  return pdf;
}

function drawDocument(document: IssuedDocument): Uint8Array<ArrayBuffer> {
  const { kind, number } = document;
  const { publicUrl } = readSettings();
  const title = TITLES[kind];
  const [regular, semibold] = ['400', '600'].map(
    (weight) => Uint8Array.from(readFileSync(join(FONTS, `plex-sans-${weight}.ttf`))).buffer,
  );
  if (!regular || !semibold) throw new Error('A font is missing.');
  const pdf = createPdf(
    { regular, semibold },
    {
      title: `${title} ${number} · ${shop}`,
      subject: `${title} ${number}`,
      format: paperFormat(`en-${country}`),
    },
  );
  let y = drawLetterhead(pdf, publicUrl) + 34;
  y = drawFacts(pdf, title, factsOf(document), y);
  y = drawParties(pdf, partiesOf(document), y);
  y = drawLines(pdf, document, y) + 20;
  y = drawSummary(pdf, summaryOf(document), y) + 12;
  for (const [heading, text] of sectionsOf(document))
    y = drawSection(pdf, heading, text.split('\n'), y + 8) + 6;
  drawRunningTexts(pdf, { header: `${title} ${number}`, link: { text: publicUrl, url: publicUrl } });
  return toBytes(pdf);
}

type Labelled = readonly (readonly [label: string, text: string])[];

const factsOf = ({ number, day, dueDay, reduces }: IssuedDocument): Labelled => [
  ['Number', number],
  ['Date', formatDay(day)],
  reduces === null ? ['Due', formatDay(dueDay)] : ['For invoice', reduces],
];

function partiesOf(document: IssuedDocument): Labelled {
  const { buyer, company, orderNumber, orderDay, purchaseOrder, costCentre } = document;
  const lines = [
    company?.name,
    `${buyer.firstName} ${buyer.lastName}`,
    buyer.address,
    buyer.address2,
    `${buyer.zipCode} ${buyer.city}`,
    buyer.state,
    buyer.country,
  ];
  const order = [
    `${orderNumber} of ${formatDay(orderDay)}`,
    purchaseOrder === null ? '' : `Your purchase order ${purchaseOrder}`,
    costCentre ? `Your cost centre ${costCentre}` : '',
    company?.vatNumber && `Your ${taxName} number ${company.vatNumber}`,
    `Our ${taxName} number ${settingsOfInvoices?.vatNumber ?? ''}`,
  ];
  return [
    ['To', lines.filter(Boolean).join('\n')],
    ['Order', order.filter(Boolean).join('\n')],
  ];
}

/** As percents are written: `18%`, `7.7%`. */
const percent = (rate: number) => `${String(rate)}%`;

function drawLines(pdf: ReturnType<typeof createPdf>, document: IssuedDocument, y: number): number {
  const head = ['SKU', 'Product', 'Tax', 'Pieces', 'Price', 'Sum'];
  const body = listedEntries(document).map(({ sku, title, rate, quantity, sum }) => [
    sku,
    title,
    percent(rate),
    quantity * sum > 0 ? formatNumber(quantity) : '',
    quantity * sum > 0 ? formatMoney(Math.round(sum / quantity)) : '',
    formatMoney(sum),
  ]);
  const widths = [70, 0, 40, 45, 75, 80];
  widths[1] = contentWidth(pdf) - widths.reduce((sum, width) => sum + width, 0);
  const right = { halign: 'right' } as const;
  return drawTable(pdf, y, {
    head: [head],
    body: body.map((row) => row.map(printableText)),
    widths,
    styles: { cellPadding: { vertical: 4, left: 0, right: 8 } },
    headStyles: {
      fontStyle: 'normal',
      fontSize: 7.5,
      textColor: MUTED,
      lineColor: INK,
      lineWidth: { bottom: 0.8 },
    },
    columnStyles: {
      1: { fontStyle: 'bold' },
      2: right,
      3: right,
      4: right,
      5: { fontStyle: 'bold', ...right },
    },
    didParseCell: ({ section, column, cell }) => {
      if (section === 'head' && column.index >= 2) cell.styles.halign = 'right';
      if (column.index === 5) cell.styles.cellPadding = { vertical: 4, left: 0, right: 0 };
    },
  });
}

function summaryOf(document: IssuedDocument): Labelled {
  const { taxes, paid, isTaxExempt = false } = document;
  const total = totalOf(document);
  return [
    ['Net', formatMoney(netOf(document))],
    ...taxes.map(
      ({ rate, net, tax }) =>
        [
          isTaxExempt && rate === 0 ? EXEMPT : `${percent(rate)} ${taxName} of ${formatMoney(net)}`,
          formatMoney(tax),
        ] as const,
    ),
    ...(paid > 0
      ? [
          ['Total', formatMoney(total)] as const,
          ['Paid', formatMoney(-paid)] as const,
          ['To pay', formatMoney(total - paid)] as const,
        ]
      : [['Total', formatMoney(total)] as const]),
  ];
}

function sectionsOf(document: IssuedDocument): Labelled {
  const { kind, number, paid, dueDay } = document;
  if (!settingsOfInvoices) return [];
  const { bank, account, bic, note } = settingsOfInvoices;
  const isOpen = kind === 'invoice' && paid < totalOf(document);
  return [
    ...(isOpen
      ? [
          [
            'Payment',
            `Please pay by ${formatDay(dueDay)}, and name ${number}.\n${legalName}, ${bank}, account ${account}${
              bic === undefined ? '' : `, BIC ${bic}`
            }`,
          ] as const,
        ]
      : []),
    ...(kind === 'credit-note'
      ? [['Payment', 'The amount reduces what is to be paid, or goes back the way it was paid.'] as const]
      : []),
    ...(pricesIncludeTax ? [['Prices', `Prices and sums of the lines include ${taxName}.`] as const] : []),
    ...(note === undefined ? [] : [['Note', note] as const]),
  ];
}
