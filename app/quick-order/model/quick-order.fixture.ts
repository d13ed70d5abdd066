import type { Offer } from '#app/offer/model/product.ts';
import { anOffer } from '#tests/support/an-offer.ts';
import { CodeIndex, type ProductCodes } from '#app/offer/model/product-codes.ts';

const BRANDS: Readonly<Record<string, string>> = { 13: 'Motorola Solutions', 36: 'Hikvision', 45: 'Pelco' };
const TITLES: Readonly<Record<string, string>> = {
  13: 'Motorola MOTOTRBO SLR 5700 Repeater',
  36: 'Hikvision DS-2CD2087G2-LU 4K ColorVu Bullet Camera',
  57: 'Apollo XP95 Smoke Detector, optical',
};

/** Some codes contain a number that could be a quantity, or spaces and commas, which also separate parts of a line. */
export const PRODUCTS: readonly ProductCodes[] = [
  { id: '1', codes: ['TCIV-6+', 'ZEN-TCIV-6P'] },
  { id: '12', codes: ['XPR 5550e', 'AAM28QPN9WA1AN'] },
  { id: '13', codes: ['SLR 5700', 'AAR10QCGANQ1AN'] },
  { id: '14', codes: ['PD785G', 'PD785G-UHF'] },
  { id: '15', codes: ['IMPRES 2 Multi-Unit Charger', 'PMPN4284'] },
  { id: '16', codes: ['IC-M510', 'M510-21'] },
  { id: '21', codes: ['TCIS-6', 'ZEN-TCIS-6'] },
  { id: '24', codes: ['IP Verso, main unit with camera', '9155101C'] },
  { id: '26', codes: ['IX-DV'] },
  { id: '27', codes: ['Indoor Touch 2.0', '91378365'] },
  { id: '36', codes: ['DS-2CD2087G2-LU'] },
  { id: '37', codes: ['DS-2CD2387G2-LU'] },
  { id: '38', codes: ['DS-2CD2186G2-ISU'] },
  { id: '39', codes: ['M4308-PLE', '02100-001'] },
  { id: '40', codes: ['Q6318-LE', '02446-001'] },
  { id: '41', codes: ['PNO-A9081R'] },
  { id: '43', codes: ['DS-7716NXI-I4/16P/S'] },
  { id: '45', codes: ['Esprit Compact PTZ', 'ESCE1-8X36-RLU'] },
  { id: '51', codes: ['P3268-SLVE', '02329-001'] },
  { id: '52', codes: ['ExSite Enhanced 2 IR PTZ', 'PEL-EXE2-IR-PTZ'] },
  { id: '55', codes: ['FC361', 'FC361-ZZ'] },
  { id: '56', codes: ['OOH740'] },
  { id: '57', codes: ['XP95 optical smoke detector', '55000-600'] },
  { id: '58', codes: ['XP95 heat detector, A2S', '55000-400'] },
].map(({ id, codes }) => ({ id, codes, brand: BRANDS[id] ?? '', title: TITLES[id] ?? '' }));

const SOLD_OUT_ID = '26';

export const INDEX = new CodeIndex(PRODUCTS);

export const OFFERS: ReadonlyMap<string, Offer> = new Map(
  PRODUCTS.map(({ id, codes }) => [id, anOffer({ id, title: codes[0] ?? id, soldOut: id === SOLD_OUT_ID })]),
);

export const isCode = (text: string) => INDEX.isCode(text);
