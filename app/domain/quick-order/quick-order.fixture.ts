import type { Offer } from '#app/domain/product/product.ts';
import { anOffer } from '#tests/support/an-offer.ts';
import { CodeIndex } from './product-codes.ts';

/** Some codes contain a number that could be a quantity, or spaces and commas, which also separate parts of a line. */
export const PRODUCTS = [
  { id: '1', codes: ['TCIV-6+', 'ZEN-TCIV-6P'] },
  { id: '12', codes: ['XPR 5550e', 'AAM28QPN9WA1AN'] },
  { id: '13', codes: ['SLR 5700', 'AAR10QCGANQ1AN'] },
  { id: '14', codes: ['PD785G', 'PD785G-UHF'] },
  { id: '15', codes: ['IMPRES 2 Multi-Unit Charger', 'PMPN4284'] },
  { id: '24', codes: ['IP Verso, main unit with camera', '9155101C'] },
  { id: '36', codes: ['DS-2CD2087G2-LU'] },
  { id: '37', codes: ['DS-2CD2387G2-LU'] },
  { id: '39', codes: ['M4308-PLE', '02100-001'] },
  { id: '43', codes: ['DS-7716NXI-I4/16P/S'] },
  { id: '45', codes: ['Esprit Compact PTZ', 'ESCE1-8X36-RLU'] },
  { id: '58', codes: ['XP95 heat detector, A2S', '55000-400'] },
];

export const INDEX = new CodeIndex(PRODUCTS);

export const OFFERS: ReadonlyMap<string, Offer> = new Map(
  PRODUCTS.map(({ id, codes }) => [id, anOffer({ id, title: codes[0] ?? id })]),
);
