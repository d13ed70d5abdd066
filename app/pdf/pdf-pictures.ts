import { withBase } from '#app/base-path.ts';
import { avifFiles, productImagePath } from '#app/product/model/picture-set.ts';

/** Square JPEG pictures, keyed by the `image` of their product. */
export type PdfPictures = ReadonlyMap<string, Uint8Array>;

const QUALITY = 0.85;

/** Loads product pictures as JPEG, `width` pixels wide and high. Pictures that cannot be loaded are missing. */
export async function loadPictures(images: readonly string[], width: number): Promise<PdfPictures> {
  const loaded = await Promise.all(
    [...new Set(images)].map(async (image) => [image, await loadPicture(image, width)] as const),
  );
  return new Map(loaded.flatMap(([image, jpeg]) => (jpeg ? [[image, jpeg]] : [])));
}

async function loadPicture(image: string, width: number): Promise<Uint8Array | undefined> {
  const path = productImagePath(image);
  const source = avifFiles(path).find((file) => file.width >= width)?.path ?? path;
  try {
    const picture = new Image();
    picture.src = withBase(source);
    await picture.decode();
    return await squareJpeg(picture, width);
  } catch {
    return undefined;
  }
}

/** Draws the picture on white, as large as fits into the square. */
async function squareJpeg(picture: HTMLImageElement, width: number): Promise<Uint8Array | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = width;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, width);
  context.imageSmoothingQuality = 'high';
  const scale = width / Math.max(picture.naturalWidth, picture.naturalHeight);
  const [w, h] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
  context.drawImage(picture, (width - w) / 2, (width - h) / 2, w, h);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  return blob ? new Uint8Array(await blob.arrayBuffer()) : undefined;
}
