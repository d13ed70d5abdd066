import { randomIntegers } from './random-integers.ts';

const HEADS =
  'Item Type,Product ID,Product Name,Product Code/SKU,Brand Name,Product Description,Price,Retail Price,Product Weight,Product Visible?,Track Inventory,Current Stock Level,Category,Product Image File - 1,Product Custom Fields';

const LETTERS = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
const WAISTS = ['28', '30', '32', '34', '36', '38'];

type Garment = {
  readonly name: string;
  readonly category: string;
  readonly sizes: readonly string[];
  /** In a square of 800. */
  readonly outline: string;
  readonly seams: string;
};

const SLEEVES =
  'M300 120C340 158 460 158 500 120L612 168 712 610 622 640 562 380 570 690H230L238 380 178 640 88 610 188 168Z';
const BUTTONS = 'M400 150V690M300 120L345 200 400 150 455 200 500 120M270 340h70v80h-70z';
const RIBS = 'M300 120C340 182 460 182 500 120M230 640H570M97 574L187 604M703 574L613 604';
const ZIP = 'M392 150V690M408 150V690M270 480L330 560M530 480L470 560M230 650H570';
const GARMENTS: readonly Garment[] = [
  {
    name: 'T-shirt',
    category: 'Clothing/Tops',
    sizes: LETTERS,
    outline:
      'M300 120C340 158 460 158 500 120L630 170 730 330 630 390 580 320 588 690H212L220 320 170 390 70 330 170 170Z',
    seams: 'M300 120C340 182 460 182 500 120M214 670H586M80 312L180 372M720 312L620 372',
  },
  { name: 'Shirt', category: 'Clothing/Tops', sizes: LETTERS, outline: SLEEVES, seams: BUTTONS },
  { name: 'Jumper', category: 'Clothing/Tops', sizes: LETTERS, outline: SLEEVES, seams: RIBS },
  {
    name: 'Trousers',
    category: 'Clothing/Trousers',
    sizes: WAISTS,
    outline: 'M265 90H535L590 710H455L400 330 345 710H210Z',
    seams: 'M261 130H539M400 130V330M285 130L245 230M515 130L555 230',
  },
  { name: 'Jacket', category: 'Clothing/Outerwear', sizes: LETTERS, outline: SLEEVES, seams: ZIP },
];
const FABRICS = ['Linen', 'Merino', 'Oxford', 'Canvas', 'Flannel', 'Corduroy', 'Jersey', 'Twill'];
const PLACES = ['Arran', 'Bute', 'Coll', 'Eigg', 'Iona', 'Jura', 'Mull', 'Skye', 'Tiree', 'Ulva'];
const COLOURS = [
  ['Ink', '#1b2a49'],
  ['Sand', '#d8c8a8'],
  ['Moss', '#4a5a3a'],
  ['Rust', '#a3502d'],
  ['Chalk', '#f4f1ea'],
  ['Slate', '#59636e'],
] as const;
const COLOURS_OF_STYLE = 3;

/** The file with the picture of a garment in a colour. */
const pictureName = ({ name }: Garment, colour: string) => `${name}-${colour}.svg`.toLowerCase();

/** The pictures that the export names, by file name. */
export function clothingPictures(): ReadonlyMap<string, string> {
  return new Map(
    GARMENTS.flatMap((garment) =>
      COLOURS.map(([colour, code]) => [pictureName(garment, colour), pictureOf(garment, code)] as const),
    ),
  );
}

function pictureOf({ outline, seams }: Garment, colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800">
<linearGradient id="light" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".22"/><stop offset="1" stop-opacity=".28"/></linearGradient>
<ellipse cx="400" cy="735" rx="230" ry="14" opacity=".1"/>
<g stroke="#000" stroke-opacity=".3" stroke-width="3" stroke-linejoin="round"><path d="${outline}" fill="${colour}"/><path d="${outline}" fill="url(#light)" stroke="none"/><path d="${seams}" fill="none"/></g>
</svg>
`;
}

const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/**
 * The export of a clothing shop from BigCommerce, the same every time. Each style is sold in three colours and six sizes, and lacks
 * some of these combinations.
 * @param versions of all styles together, at most 18 of each
 * @param pictures the address of the folder of the pictures; by default they are in that of the shop
 */
export function clothingExport(styles: number, versions: number, pictures = ''): string {
  const random = randomIntegers();
  const rows = Array.from({ length: styles }, (_, style) => {
    const garment = at(GARMENTS, style);
    const name = `${at(PLACES, Math.floor(style / 5))} ${at(FABRICS, Math.floor(style / 7))} ${garment.name} ${style + 1}`;
    const fabric = at(FABRICS, Math.floor(style / 7)).toLowerCase();
    // They cost more.
    const largest = new Set(garment.sizes.slice(-2));
    const count = Math.floor(((style + 1) * versions) / styles) - Math.floor((style * versions) / styles);
    const price = (1900 + random(180) * 50) / 100;
    const product = [
      'Product',
      String(style + 1),
      name,
      `ST-${style + 1}`,
      'Norra',
      `<p>A ${garment.name.toLowerCase()} of ${fabric}, cut and sewn in one workshop. It keeps its shape after many washes.</p><ul><li>Washes at 30 °C</li><li>Sewn in Porto</li></ul>`,
      price.toFixed(2),
      style % 9 === 0 ? (price + 20).toFixed(2) : '',
      '0.4',
      'Y',
      'by option',
      '',
      garment.category,
      '',
      `Fabric=${fabric};Made in=Portugal`,
    ];
    const combinations = garment.sizes.flatMap((size) =>
      Array.from({ length: COLOURS_OF_STYLE }, (__, colour) => ({
        size,
        colour: at(COLOURS, style + colour),
      })),
    );
    const lacking = new Set<unknown>();
    while (lacking.size < combinations.length - count) lacking.add(combinations[random(combinations.length)]);
    const sold = combinations.filter((combination) => !lacking.has(combination));
    const skus = sold.map(({ size, colour: [colour, code] }, index) => {
      const number = String(1000 * (style + 1) + index);
      const sku = `ST-${style + 1}-${colour}-${size}`;
      const own = largest.has(size) ? (price + 4).toFixed(2) : '';
      const left = String(random(12));
      const picture = pictures + pictureName(garment, colour);
      const options = `[CS]Colour=${colour}:${code},[S]Size=${size}`;
      return ['  SKU', number, options, sku, '', '', own, '', '', '', '', left, '', picture, ''];
    });
    return [product, ...skus];
  });
  return [HEADS, ...rows.flat().map((cells) => cells.map(quoted).join(','))].join('\n');
}

/** The entry at `index`. After its last entry the list starts again. */
function at<T>(list: readonly T[], index: number): T {
  const entry = list[index % list.length];
  if (entry === undefined) throw new Error('The list is empty.');
  return entry;
}
