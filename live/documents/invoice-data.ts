import { DocumentTypeCode, type FacturXInvoiceInput, VatCategoryCode } from '@stackforge-eu/factur-x';
import type { DocumentKind } from '../../app/commerce/model/order.ts';
import { toDollars } from '../../app/lib/money.ts';
import {
  country,
  currency,
  emails,
  invoice as settingsOfInvoices,
  legalName,
  phones,
  taxName,
} from '../../app/shop-data.ts';
import { listedEntries, netOf, sumIn, taxOf, totalOf } from './account.ts';
import type { IssuedDocument } from './documents.ts';

const TYPES: Readonly<Record<DocumentKind, DocumentTypeCode>> = {
  invoice: DocumentTypeCode.COMMERCIAL_INVOICE,
  'credit-note': DocumentTypeCode.CREDIT_NOTE,
};
/** UNTDID 4461. */
const CREDIT_TRANSFER = '30';
const SEPA_TRANSFER = '58';
/** The reason of category E. */
export const EXEMPT = `Exempt from ${taxName}`;
const DAY_MS = 24 * 60 * 60 * 1000;
const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;

/** The document as EN 16931 describes invoices. Its prices are without tax. */
export function invoiceData(document: IssuedDocument): FacturXInvoiceInput {
  if (!settingsOfInvoices) throw new Error('shop.json has no invoice.');
  const { vatNumber, street, postcode, city, account, bic } = settingsOfInvoices;
  const { number, kind, day, dueDay, paid, reduces, orderNumber, purchaseOrder, buyer, taxes } = document;
  const { company, costCentre, isTaxExempt = false } = document;
  const person = `${buyer.firstName} ${buyer.lastName}`;
  const categoryOf = (rate: number) => {
    if (rate > 0) return VatCategoryCode.STANDARD_RATE;
    return isTaxExempt ? VatCategoryCode.EXEMPT : VatCategoryCode.ZERO_RATED;
  };
  const days = (Date.parse(dueDay) - Date.parse(day)) / DAY_MS;
  const total = totalOf(document);
  const listed = listedEntries(document);
  const lines = listed.filter(({ isDiscount }) => !isDiscount);
  const discounts = listed.filter(({ isDiscount }) => isDiscount);
  // A rate is named although promotions have taken off all of it.
  const free = [...new Set(listed.map(({ rate }) => rate))]
    .filter((rate) => taxes.every((each) => each.rate !== rate))
    .map((rate) => ({ rate, net: 0, tax: 0 }));
  const allowances = discounts.filter(({ net }) => net < 0);
  // What a document takes back of an earlier discount.
  const charges = discounts.filter(({ net }) => net > 0);
  const plainAccount = account.replaceAll(' ', '');
  const isIban = IBAN.test(plainAccount);
  return {
    document: {
      id: number,
      issueDate: day,
      typeCode: TYPES[kind],
      ...(purchaseOrder !== null && { buyerReference: purchaseOrder }),
      // The library does not write the buyer accounting reference (BT-19).
      ...(costCentre && { notes: [{ content: `Cost centre ${costCentre}` }] }),
    },
    seller: {
      name: legalName,
      address: { line1: street, postalCode: postcode, city, country },
      contact: { name: legalName, phone: phones.sales.display, email: emails.sales },
      taxRegistrations: [{ id: vatNumber, schemeId: 'VA' }],
    },
    buyer: {
      name: company?.name || person,
      ...(company?.name && { contact: { name: person } }),
      ...(company?.vatNumber && { taxRegistrations: [{ id: company.vatNumber, schemeId: 'VA' }] }),
      address: {
        line1: buyer.address,
        ...(buyer.address2 && { line2: buyer.address2 }),
        city: buyer.city,
        postalCode: buyer.zipCode,
        country: buyer.countryCode,
        ...(buyer.state !== '' && { subdivision: buyer.state }),
      },
    },
    lines: lines.map(({ title, sku, quantity, rate, net }, index) => ({
      id: String(index + 1),
      name: title,
      // Left out if it is empty.
      sellerAssignedId: sku,
      quantity: quantity * net > 0 ? quantity : Math.sign(net),
      // For all pieces, because a price with its tax removed is no whole number of cents.
      unitPrice: toDollars(Math.abs(net)),
      basisQuantity: quantity * net > 0 ? Math.abs(quantity) : 1,
      lineTotal: toDollars(net),
      vatCategoryCode: categoryOf(rate),
      vatRatePercent: rate,
    })),
    ...(discounts.length > 0 && {
      allowancesCharges: discounts.map(({ title, rate, net }) => ({
        isCharge: net > 0,
        amount: toDollars(Math.abs(net)),
        reason: title,
        vatCategoryCode: categoryOf(rate),
        vatRatePercent: rate,
      })),
    }),
    payment: {
      meansCode: isIban ? SEPA_TRANSFER : CREDIT_TRANSFER,
      paymentReference: number,
      // The library writes the name of an account without IBAN at a wrong place.
      ...(isIban ? { iban: plainAccount, accountName: legalName } : { accountId: account }),
      ...(bic !== undefined && { bic }),
      ...(kind === 'invoice' && { dueDate: dueDay, termsDescription: `${days} days` }),
    },
    totals: {
      lineTotal: toDollars(sumIn(lines, 'net')),
      ...(allowances.length > 0 && { allowanceTotal: toDollars(-sumIn(allowances, 'net')) }),
      ...(charges.length > 0 && { chargeTotal: toDollars(sumIn(charges, 'net')) }),
      taxBasisTotal: toDollars(netOf(document)),
      taxTotal: toDollars(taxOf(document)),
      grandTotal: toDollars(total),
      ...(paid > 0 && { prepaidAmount: toDollars(paid) }),
      duePayableAmount: toDollars(total - paid),
      currency,
    },
    vatBreakdown: [...taxes, ...free].map(({ rate, net, tax }) => ({
      categoryCode: categoryOf(rate),
      ratePercent: rate,
      taxableAmount: toDollars(net),
      taxAmount: toDollars(tax),
      exemptionReason: categoryOf(rate) === VatCategoryCode.EXEMPT ? EXEMPT : '',
    })),
    references: [
      { id: orderNumber, type: 'seller-order' },
      ...(reduces === null ? [] : [{ id: reduces, type: 'preceding' as const }]),
    ],
  };
}
