import { foldText } from '#app/lib/normalize-text.ts';

/** What a column of an export can say about a product. */
export const FIELDS = [
  'id',
  'title',
  'description',
  'summary',
  'brand',
  'category',
  'tags',
  'price',
  'comparePrice',
  'salePrice',
  'saleFrom',
  'saleUntil',
  'discountPercent',
  'discountAmount',
  /** Whether `discountPercent` is an amount. */
  'discountMode',
  /** Of a variant: what it costs more than the product. */
  'surcharge',
  'stock',
  'available',
  'backorders',
  'isTracked',
  /** Whether `isTracked` does not count, because the setting of the shop does. */
  'isTrackedBySetting',
  'backordersBySetting',
  'weight',
  'gtin',
  'mpn',
  'pictures',
  /** Of the page of the product. */
  'address',
  'variantPicture',
  'published',
  'visibility',
  'condition',
  'isFeatured',
  'isGiftCard',
  'taxClass',
  /** The id of the other shop, which links variants with their product. */
  'number',
  /** Links variants with their product. */
  'group',
  /** Such as `simple` or `variation`. */
  'kind',
  /** Of a variant, as pairs. */
  'options',
  /** If `options` has the values only. */
  'optionNames',
  /** Of a product: which variants it has. */
  'variants',
  /** As pairs. */
  'specifications',
] as const;
export type Field = (typeof FIELDS)[number];

export type Format = {
  readonly name: string;
  /** The columns by which the format is recognised. */
  readonly needs: readonly Field[];
  /** The heads of each field, folded (see `foldHead`). The first one that has a text counts. */
  readonly columns: Readonly<Partial<Record<Field, readonly (string | RegExp)[]>>>;
  /** Columns in pairs: the heads of a name and of its value, with `#` for the number. */
  readonly pairs?: readonly (readonly [name: string | RegExp, value: string | RegExp])[];
  /** Heads of specifications. The group `label` is the label, else the head is. */
  readonly specifications?: readonly (string | RegExp)[];
  /** What separates a product's categories, and the levels of one. */
  readonly categories: { readonly between: RegExp; readonly levels: RegExp; readonly root?: RegExp };
  /** The address of a product's page, if the column has a part of it only. */
  readonly address?: (text: string) => string;
  /** What separates the pairs in the columns `options` and `specifications`, and a name from its value. */
  readonly pairSigns?: { readonly between: RegExp; readonly inside: RegExp };
  /** It writes weights and stocks with a decimal point, whatever the language of its prices. */
  readonly isOfProgram?: true;
  /** The numbered pairs are options only. Elsewhere they are specifications, too. */
  readonly hasOptionsOnly?: true;
};

/** `Variant Price ` → `variant price`, `g:image_link` → `image link`, `¿Existencias?` → `existencias` */
export function foldHead(head: string): string {
  return foldText(head.replace(/^g:/, ''))
    .replaceAll(/[*?¿]/g, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim();
}

const PATH = { between: /(?!)/, levels: / *> */ };

/** The old heads, and those since 2025. */
const SHOPIFY: Format = {
  name: 'Shopify',
  needs: ['group', 'title', 'price'],
  columns: {
    group: ['handle', 'url handle'],
    address: ['handle', 'url handle'],
    title: ['title'],
    description: ['body (html)', 'body html', 'description'],
    brand: ['vendor'],
    category: ['type', 'custom product type', 'product category', 'standard product type'],
    tags: ['tags'],
    published: ['status', 'published', 'published on online store'],
    id: ['variant sku', 'sku'],
    weight: ['variant grams', 'weight value (grams)'],
    isTracked: ['variant inventory tracker', 'inventory tracker'],
    stock: ['variant inventory qty', 'inventory quantity'],
    backorders: ['variant inventory policy', 'continue selling when out of stock'],
    price: ['variant price', 'price'],
    comparePrice: ['variant compare at price', 'compare-at price'],
    gtin: ['variant barcode', 'barcode'],
    mpn: [/^google shopping \/ (?:mpn|manufacturer part number)/],
    condition: ['google shopping / condition'],
    pictures: ['image src', 'product image url'],
    variantPicture: ['variant image', 'variant image url'],
    isGiftCard: ['gift card'],
  },
  pairs: [['option# name', 'option# value']],
  specifications: [
    /^(?<label>.+) \(product\.metafields\.(?<space>[^.]+)\.(?<key>[^)]+)/,
    /^metafield: (?:(?<space>[^.]+)\.)?(?<label>[\w -]+)/,
  ],
  categories: { ...PATH, root: /.* > / },
  address: (handle) => `/products/${handle}`,
  isOfProgram: true,
  hasOptionsOnly: true,
};

/** English, German, French, Spanish, Italian, Dutch and Turkish heads. Some translations have two spellings. */
const WOOCOMMERCE: Format = {
  name: 'WooCommerce',
  needs: ['kind', 'title', 'price', 'published'],
  columns: {
    number: ['id', 'kimlik'],
    kind: ['type', 'typ', 'tipo', 'tur'],
    id: ['sku', 'artikelnummer', 'ugs', 'stok kodu (sku)', 'cod.', 'codice'],
    gtin: [/^gtin, upc, ean/],
    title: ['name', 'nom', 'nombre', 'nome', 'naam', 'isim'],
    published: [
      'published',
      'veroffentlicht',
      'publie',
      'publicado',
      'pubblicato',
      'gepubliceerd',
      'yayimlanmis',
    ],
    visibility: [
      'visibility in catalog',
      'sichtbarkeit im katalog',
      'visibilite dans le catalogue',
      'visibilidad en el catalogo',
      'visibilita nel catalogo',
      'zichtbaarheid in catalogus',
      'katalogda gorunurluk',
    ],
    isFeatured: [
      'is featured',
      'ist hervorgehoben',
      'mis en avant',
      'esta destacado',
      'in primo piano',
      'uitgelicht',
      'one cikan',
    ],
    summary: [
      'short description',
      'kurzbeschreibung',
      'description courte',
      'descripcion corta',
      'breve descrizione',
      'descrizione breve',
      'korte beschrijving',
      'korte omschrijving',
      'kisa aciklama',
    ],
    description: ['description', 'beschreibung', 'descripcion', 'descrizione', 'beschrijving', 'aciklama'],
    saleFrom: [
      'date sale price starts',
      'datum, an dem angebotspreis beginnt',
      'date de debut de promo',
      'dia en que empieza el precio rebajado',
      'data di inizio del prezzo in saldo',
      "data d'inizio dei saldi",
      'startdatum actieprijs',
      'indirimli fiyatin basladigi tarih',
    ],
    saleUntil: [
      'date sale price ends',
      'datum, an dem angebotspreis endet',
      'date de fin de promo',
      'dia en que termina el precio rebajado',
      'data di fine del prezzo in saldo',
      'data di fine dei saldi',
      'einddatum actieprijs',
      'indirimli fiyatin bittigi tarih',
    ],
    taxClass: ['tax class', 'steuerklasse', 'classe de tva', 'clase de impuesto', 'belastingklasse'],
    available: ['in stock', 'vorratig', 'en stock', 'existencias', 'op voorraad', 'stokta'],
    stock: ['stock', 'bestand', 'lager', 'lagerbestand', 'inventario', 'magazzino', 'voorraad', 'stok'],
    backorders: [
      'backorders allowed',
      'lieferruckstande erlaubt',
      'ruckstande erlaubt',
      'autoriser les commandes de produits en rupture',
      'permitir reservas de productos agotados',
      'abilita gli ordini arretrati',
      'nabestellingen toestaan',
      'yok satmaya izin',
      'on siparise izin ver',
    ],
    weight: [/^(?:weight|gewicht|poids|peso|agirlik) \((?<unit>\w+)\)$/],
    price: [
      'regular price',
      'regularer preis',
      'tarif regulier',
      'precio normal',
      'prezzo di listino',
      'reguliere prijs',
      'normale prijs',
      'normal fiyat',
    ],
    salePrice: [
      'sale price',
      'angebotspreis',
      'tarif promo',
      'precio rebajado',
      'prezzo in offerta',
      'actieprijs',
      'indirimli satis fiyati',
    ],
    category: ['categories', 'kategorien', 'categorias', 'categorie', 'categorieen', 'kategoriler'],
    tags: ['tags', 'schlagworter', 'etiquettes', 'etiquetas', 'tag', 'etiketler'],
    pictures: ['images', 'bilder', 'imagenes', 'immagine', 'immagini', 'afbeeldingen', 'gorseller'],
    group: ['parent', 'ubergeordnetes produkt', 'ubergeordnet', 'superior', 'genitore', 'hoofd', 'ebeveyn'],
    // The export of the shop itself has none; those of its extensions do.
    address: ['permalink', 'permalien', 'product url', 'slug'],
    brand: ['brands', 'brand', 'marken', 'marke', 'marques', 'marcas', 'marchi', 'merken', 'markalar'],
  },
  pairs: [
    ['attribute # name', 'attribute # value(s)'],
    ['attribut # name', 'attribut # wert(e)'],
    [/^(?:nom de l'attribut #|attribut # nom)$/, /^(?:valeur\(s\) de l'attribut #|attribut # valeur\(s\))$/],
    ['nombre del atributo #', 'valor(es) del atributo #'],
    [
      /^(?:attributo # nome|nome dell'attributo #)$/,
      /^(?:attributo # valut?[ae]\(e\)|attributo # valore\(i\)|valor\w\S* dell'attributo #)$/,
    ],
    [/^(?:naam eigenschap #|attribuut # naam)$/, /^(?:waarde eigenschap #|attribuut # waarde\S*)$/],
    ['nitelik # ismi', 'nitelik # deger(ler)i'],
  ],
  specifications: [
    /^(?<label>length|width|height|lange|breite|hohe|longueur|largeur|hauteur|longitud|anchura|altura|lunghezza|larghezza|altezza|lengte|breedte|hoogte|uzunluk|genislik|yukseklik) \((?<unit>\w+)\)$/,
    /^meta: (?<label>(?<key>.*))$/,
  ],
  categories: { between: /(?<!\\), */, levels: / *> */ },
  address: (text) => (text.includes('/') ? text : `/product/${text}`),
  isOfProgram: true,
};

const GOOGLE: Format = {
  name: 'Google Merchant',
  needs: ['id', 'title', 'price', 'available'],
  columns: {
    id: ['id'],
    group: ['item group id'],
    title: ['title'],
    description: ['description'],
    brand: ['brand'],
    category: ['product type', 'google product category'],
    price: ['price'],
    salePrice: ['sale price'],
    saleFrom: ['sale price effective date'],
    available: ['availability'],
    condition: ['condition'],
    // Facebook's catalogues have the same heads, and these.
    published: ['status', 'visibility'],
    stock: ['quantity', 'sell on google quantity', 'quantity to sell on facebook'],
    weight: ['product weight', 'shipping weight'],
    gtin: ['gtin'],
    mpn: ['mpn'],
    pictures: ['image link', 'additional image link'],
    address: ['link'],
    specifications: ['product detail'],
  },
  specifications: [/^(?<label>color|size|material|pattern)$/],
  categories: { between: /\n|(?<!\\),(?=[^,]*>)/, levels: / *> */ },
  pairSigns: { between: /\n|,(?=[^,:]*:[^,:]*:)/, inside: /:/ },
};

/** The format of the first product exports, and that of today. */
const BIGCOMMERCE: readonly Format[] = [
  {
    name: 'BigCommerce',
    needs: ['kind', 'title', 'id', 'price'],
    columns: {
      kind: ['item type'],
      number: ['product id'],
      title: ['product name'],
      id: ['product code/sku'],
      brand: ['brand name'],
      description: ['product description'],
      price: ['price'],
      salePrice: ['sale price'],
      comparePrice: ['retail price'],
      weight: ['product weight'],
      published: ['product visible'],
      condition: ['product condition'],
      isTracked: ['track inventory'],
      stock: ['current stock level', 'stock level'],
      category: ['category', 'category string'],
      pictures: [/^product image (?:file|url) - \d+$/],
      address: ['product url'],
      gtin: ['product upc/ean', 'gps global trade item number'],
      mpn: ['gps manufacturer part number'],
      specifications: ['product custom fields'],
      options: ['product name'],
    },
    specifications: [/^(?<label>product (?:width|height|depth))$/],
    categories: { between: /;/, levels: /\// },
    isOfProgram: true,
    pairSigns: { between: /[;,](?=[^=]*=)/, inside: /=/ },
  },
  {
    name: 'BigCommerce',
    needs: ['kind', 'title', 'id', 'isTracked'],
    columns: {
      kind: ['item'],
      number: ['id'],
      title: ['name'],
      id: ['sku'],
      options: ['options'],
      isTracked: ['inventory tracking'],
      stock: ['current stock'],
      price: ['price'],
      salePrice: ['sale price'],
      comparePrice: ['retail price'],
      brand: ['brand', 'brand name', 'brand id'],
      category: ['categories'],
      description: ['description'],
      specifications: ['custom fields'],
      weight: ['weight'],
      published: ['is visible', 'visible'],
      condition: ['condition'],
      pictures: ['image url (import)', 'internal image url (export)'],
      variantPicture: ['variant image url'],
      address: ['product url', 'custom url'],
      gtin: ['global trade number', 'upc/ean'],
      mpn: ['manufacturer part number'],
    },
    specifications: [/^(?<label>width|height|depth)$/],
    categories: { between: /;/, levels: /\// },
    isOfProgram: true,
    pairSigns: { between: /[;\n]|(?<=\|Value=[^|]*)\|/, inside: /=/ },
  },
];

const MAGENTO: Format = {
  name: 'Magento',
  needs: ['id', 'kind', 'title', 'price'],
  columns: {
    id: ['sku'],
    kind: ['product type'],
    category: ['categories'],
    title: ['name'],
    description: ['description'],
    summary: ['short description'],
    weight: ['weight'],
    published: ['product online'],
    visibility: ['visibility'],
    price: ['price'],
    salePrice: ['special price'],
    saleFrom: ['special price from date'],
    saleUntil: ['special price to date'],
    pictures: ['base image', 'additional images'],
    specifications: ['additional attributes'],
    stock: ['qty'],
    available: ['is in stock'],
    isTracked: ['manage stock'],
    isTrackedBySetting: ['use config manage stock'],
    backorders: ['allow backorders'],
    backordersBySetting: ['use config backorders'],
    brand: ['manufacturer', 'brand'],
    gtin: ['gtin', 'ean', 'upc', 'barcode'],
    mpn: ['mpn'],
    variants: ['configurable variations'],
    number: ['store view code'],
    address: ['url key'],
  },
  address: (key) => `/${key}.html`,
  categories: { between: /, */, levels: /\//, root: /^(?:Default Category|Root Catalog)(?:\/|$)/ },
  isOfProgram: true,
  pairSigns: { between: /,(?=\w+=)/, inside: /=/ },
};

/** The heads of its import, which are English, and of its list, which are translated; the list of some versions has no status. */
const PRESTASHOP: Format = {
  name: 'PrestaShop',
  needs: ['number', 'title', 'price'],
  columns: {
    number: ['product id', 'id'],
    published: ['active (0/1)', 'status', 'etat'],
    title: ['name', 'nom'],
    category: ['categories (x,y,z...)', 'category', 'categorie'],
    price: [
      /^price tax excluded/,
      'price (tax excl.)',
      /^prix \(?ht\)?$/,
      'price tax included',
      'price (tax incl.)',
      /^prix \(?ttc\)?$/,
    ],
    discountPercent: ['discount percent'],
    discountAmount: ['discount amount'],
    saleFrom: ['discount from (yyyy-mm-dd)'],
    saleUntil: ['discount to (yyyy-mm-dd)'],
    id: ['reference #', 'reference'],
    brand: ['manufacturer', 'brand'],
    gtin: ['ean13', 'upc'],
    mpn: ['mpn', 'supplier reference #'],
    weight: ['weight'],
    stock: ['quantity', 'quantite'],
    summary: ['summary', 'short description'],
    description: ['description'],
    tags: ['tags (x,y,z...)'],
    pictures: ['image urls (x,y,z...)', 'image'],
    specifications: [/^feature ?\(name:value/],
    condition: ['condition'],
    visibility: ['visibility'],
  },
  specifications: [/^(?<label>width|height|depth)$/],
  categories: { between: /, */, levels: /\//, root: /^(?:Home|Root)(?:\/|$)/ },
  isOfProgram: true,
  pairSigns: { between: /, *(?=[^,:]*:)/, inside: /:/ },
};

/** The variants of the products in another file. Price and weight are what they add to those of the product. */
export const PRESTASHOP_COMBINATIONS: Format = {
  name: 'PrestaShop combinations',
  needs: ['number', 'options', 'optionNames'],
  columns: {
    number: ['product id', 'id'],
    group: ['product reference'],
    optionNames: [/^attribute \(name/],
    options: [/^value \(value/],
    id: ['reference'],
    gtin: ['ean13', 'upc'],
    mpn: ['mpn', 'supplier reference'],
    price: ['impact on price'],
    stock: ['quantity'],
    weight: ['impact on weight'],
    variantPicture: ['image position', /^choose among product images/],
    pictures: [/^image urls?\b/],
  },
  categories: PATH,
};

/** A variant costs what its product does and its surcharge; the discount holds for both. The second heads are those since 2025. */
const WIX: Format = {
  name: 'Wix',
  needs: ['kind', 'group', 'title', 'price'],
  columns: {
    group: ['handleid', 'handle'],
    kind: ['fieldtype'],
    title: ['name'],
    description: ['description', 'plaindescription'],
    pictures: ['productimageurl', 'media'],
    category: ['collection', 'categories'],
    id: ['sku'],
    tags: ['ribbon'],
    price: ['price'],
    comparePrice: ['strikethroughprice'],
    surcharge: ['surcharge'],
    published: ['visible'],
    discountMode: ['discountmode'],
    discountPercent: ['discountvalue'],
    stock: ['inventory'],
    weight: ['weight'],
    brand: ['brand'],
    gtin: ['barcode'],
  },
  pairs: [
    ['productoptionname#', 'productoptiondescription#'],
    [/^productoptionname\[#\]$/, /^productoptionchoices\[#\]$/],
  ],
  categories: { between: /;/, levels: /(?!)/ },
  isOfProgram: true,
  hasOptionsOnly: true,
};

/** The first one whose needs are met is taken. */
export const FORMATS: readonly Format[] = [
  WIX,
  SHOPIFY,
  ...BIGCOMMERCE,
  MAGENTO,
  WOOCOMMERCE,
  PRESTASHOP,
  PRESTASHOP_COMBINATIONS,
  GOOGLE,
];

/** A table of which the owner says what its columns mean, in `import.json`. */
export function ownFormat(fieldOfHead: ReadonlyMap<string, string>): Format {
  const headsOf = (field: string) =>
    [...fieldOfHead].filter(([, meaning]) => meaning === field).map(([head]) => foldHead(head));
  return {
    name: 'your own table',
    needs: [],
    columns: Object.fromEntries(FIELDS.map((field) => [field, headsOf(field)])),
    specifications: headsOf('specification'),
    categories: { between: /(?!)/, levels: / *[>|] */ },
  };
}

/** What people call a category in tables of their own. */
const GROUPS =
  /^(?:(?:product |article )?(?:group|type)|collection|department|warengruppe|produktgruppe|categoria|rubrique)$/;

/** For a table of another form: what its columns probably mean, by the heads of all formats. */
export function probableField(head: string): string {
  const folded = foldHead(head);
  if (GROUPS.test(folded)) return 'category';
  const format = FORMATS.find((candidate) => fieldsOf(candidate, folded).length > 0);
  const [field = ''] = format ? fieldsOf(format, folded) : [];
  return OWN_FIELDS.find((own) => own === field) ?? '';
}

/** The fields that an owner can choose in `import.json`. */
export const OWN_FIELDS = [
  'id',
  'title',
  'description',
  'brand',
  'category',
  'tags',
  'price',
  'salePrice',
  'stock',
  'weight',
  'gtin',
  'mpn',
  'condition',
  'pictures',
  'address',
  'specification',
] as const;

/** The fields that a folded head stands for in a format. */
export function fieldsOf({ columns }: Format, head: string): readonly Field[] {
  return FIELDS.filter((field) =>
    columns[field]?.some((known) => (typeof known === 'string' ? known === head : known.test(head))),
  );
}

/** Whether any format has a column of this head. */
export function knowsHead(head: string): boolean {
  return FORMATS.some((format) => fieldsOf(format, foldHead(head)).length > 0);
}

export function recognise(heads: readonly string[]): Format | undefined {
  const folded = heads.map(foldHead);
  return FORMATS.find((format) =>
    format.needs.every((field) => folded.some((head) => fieldsOf(format, head).includes(field))),
  );
}
