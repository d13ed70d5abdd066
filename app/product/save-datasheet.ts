import { saveBlob } from '#app/lib/save-file.ts';
import { pdfFileName } from '#app/lib/pdf-file-name.ts';
import type { Product } from './model/product.ts';
import { localDay } from '#app/quote/model/quote-dates.ts';
import { DATASHEET_PICTURE_PIXELS, datasheetPdf } from '#app/pdf/datasheet-pdf.ts';
import { paperFormat } from '#app/pdf/paper-format.ts';
import { loadFonts } from '#app/pdf/pdf-fonts.ts';
import { loadPictures } from '#app/pdf/pdf-pictures.ts';

/**
 * Makes the datasheet of a product and saves it.
 * @throws Error if its fonts cannot be loaded.
 */
export async function saveDatasheet(product: Product): Promise<void> {
  const [fonts, pictures] = await Promise.all([
    loadFonts(),
    loadPictures([product.image], DATASHEET_PICTURE_PIXELS),
  ]);
  const file = datasheetPdf(product, {
    fonts,
    pictures,
    format: paperFormat(navigator.language),
    day: localDay(new Date()),
  });
  saveBlob(pdfFileName('datasheet', product.title), new Blob([file], { type: 'application/pdf' }));
}
