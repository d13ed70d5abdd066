import { foldText } from '#app/lib/normalize-text.ts';

/**
 * What the head of a column says about its cells. The lower the rank of a product head, the surer it is that the cells name
 * a product of ours: a part number of the manufacturer outranks a SKU, which may be the buyer's own, and both outrank an
 * `Item`, which is often only the number of the line.
 */
export type HeadMeaning =
  | { readonly kind: 'product'; readonly rank: number }
  | { readonly kind: 'quantity'; readonly rank: number };

/** The rank of SKUs and product codes. */
export const SKU_RANK = 2;
/** The rank of heads that may also stand above line numbers, such as `Item`. */
export const ITEM_RANK = 3;

/** `Menge (Stk.)` → `menge`, `Mfr Part #` → `mfr part no`, `MİKTAR` → `miktar` */
export function foldHead(head: string): string {
  const withoutUnits = head.replace(/[([{].*?(?:[)\]}]|$)/g, ' ');
  return foldText((withoutUnits.trim() === '' ? head : withoutUnits).normalize('NFC'))
    .replace(/['’`´]/g, '')
    .replace(/#|№|n[°º]/g, ' no ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(?:number|num|numero|numarasi)\b|(?:nummer|nr)\b/g, 'no')
    .trim()
    .replace(/ +/g, ' ');
}

const words = (list: string) => new RegExp(String.raw`(?:^| )(?:${list})(?= |$)`);

/** English, German, French, Spanish, Italian and Turkish, without accents. */
const QUANTITIES = [
  words(
    'qty|qtty|quantity|quantities|menge|bestellmenge|stuckzahl|anzahl|quantite|qte|qtes|cantidad|cant|cdad|quantita|qta|q ta|miktar|miktari|adet|adedi',
  ),
  words('pcs|pieces|units|count|stuck|stk|unidades|uds|pezzi|pz'),
];

/** A quantity of something else than what is to be ordered, or a price. */
const NOT_ORDERED = words(
  'stock|stok|inventory|lager|lagermenge|bestand|hand|available|availability|verfugbar|disponible|disponibile|mevcut|min|minimum|mindestmenge|max|maximum|moq|per|pro|par|por|each|box|pack|package|case|carton|pallet|koli|kutu|shipped|delivered|received|invoiced|backordered|geliefert|livree|price|preis|prix|precio|prezzo|fiyat|fiyati|cost|discount|rabatt|break|weight|unit of|uom|birim|used|left|remaining|previous|old|alt',
);

const PRODUCTS = [
  words(
    'mpn|hersteller(?:no|artikelno|teileno)|(?:mfr|mfg|mfgr|manufacturers?|hersteller|fabricant|fabricante|produttore|uretici)(?: [a-z]+)* (?:part|no|code|kodu|sku|model|ref|reference|referencia|codice|codigo|artikel)|(?:part|code|codice|codigo|reference|referencia|ref|no) (?:(?:du|del|de|des) )?(?:mfr|manufacturer|fabricant|fabricante|produttore|herstellers?)',
  ),
  words(
    'part no|partno|pn|p n|part|model|model (?:no|name|code)|modelno|modell|modellno|modele|modelo|modello|teileno|typno|parca (?:no|kodu)|no (?:de )?(?:piece|pieza|parte)',
  ),
  words(
    'sku|stok kodu|urun kodu|malzeme kodu|parca kodu|artikelno|artikel no|bestellno|article (?:no|code)|product (?:no|code)|produktno|order (?:no|code)|materialno|material (?:no|code)|catalog(?:ue)? no|cat no|reference|referencia|riferimento|code article|codice(?: articolo| prodotto)?|codigo(?: de)?(?: articulo| producto)?|code produit|code|kod|kodu',
  ),
  words(
    'item|item (?:no|code|id)|article|artikel|articolo|articulo|product|product id|produkt|produit|producto|prodotto|urun|malzeme|id|ref',
  ),
];

/** A product head with one of these words does not head codes, or not ours. */
const NOT_CODE = words(
  'description|desc|beschreibung|bezeichnung|benennung|aciklama|aciklamasi|designation|descripcion|descrizione|title|titel|titre|titulo|titolo|type|typ|tip|category|kategorie|kategori|categorie|categoria|group|gruppe|grup|price|preis|prix|precio|prezzo|fiyat|fiyati|url|link|image|weight|status|date|tags|options?|customers?|buyers?|kunden|your|hs|hsn|tariff|customs|country|zip|postal|post|area|tax|vergi|origin|ean|color|colour|client|cliente|alternative|old|serial|seri|revision|notes?|remarks?',
);
const NAME = words('name|nom|nombre|nome|adi|ismi');

/** Whether tables use the word for a column, of whatever kind. */
export function isKnownHead(head: string): boolean {
  const folded = foldHead(head);
  return (
    meaningOf(head) !== undefined || [NOT_ORDERED, NOT_CODE, NAME].some((pattern) => pattern.test(folded))
  );
}

/** What a head says, or `undefined` for heads of other columns. */
export function meaningOf(head: string): HeadMeaning | undefined {
  const folded = foldHead(head);
  if (folded === '' || folded.length > 60) return undefined;
  const quantity = NOT_ORDERED.test(folded) ? -1 : QUANTITIES.findIndex((pattern) => pattern.test(folded));
  if (quantity >= 0) return { kind: 'quantity', rank: quantity };
  if (NOT_CODE.test(folded)) return undefined;
  const product = PRODUCTS.findIndex((pattern) => pattern.test(folded));
  if (product < 0) return undefined;
  return NAME.test(folded) && !/\bmode/.test(folded) ? undefined : { kind: 'product', rank: product };
}
