import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { raiseFaintAlpha, TILE_COLOUR } from './faint-pixels.ts';

/** The widths that the shop expects for each picture, in pixels. */
const AVIF_WIDTHS = [200, 400, 800, 1200] as const;
const MAX_WIDTH = Math.max(...AVIF_WIDTHS);

/** AVIF qualities in the order in which they are tried; the first that gives a small enough file is used. */
const AVIF_QUALITIES = [55, 50, 45, 40];
/** Bytes that a server sends before the first acknowledgement: ten segments of 1460 (RFC 6928), less the headers. */
const INITIAL_WINDOW = 14_000;
/** The WebP file is for browsers without AVIF and for places that take a single file. */
const WEBP_WIDTH = 800;

/**
 * Writes `<view>-<width>.avif` in four widths and `<view>.webp` to `folder`. `render` is the path of a PNG file. If
 * there is a `.shadow.png` of the same name beside it, the product is drawn over this shadow.
 * @throws Error if the render is smaller than the largest picture.
 */
export async function publish(render: string, folder: string, view: string): Promise<void> {
  const picture = await withShadow(render);
  const { width } = await sharp(picture).metadata();
  if (width < MAX_WIDTH) throw new Error(`${render} is only ${width} px wide; ${MAX_WIDTH} px are needed.`);
  mkdirSync(folder, { recursive: true });
  const resizeTo = async (target: number) => {
    const resized = await resize(picture, target, width);
    // A stage is a scene on a dark ground. Raised alpha would make its faint floor a visible grey disc.
    return view === 'stage' ? resized : withRaisedAlpha(resized);
  };
  for (const target of AVIF_WIDTHS) {
    const file = await encodeAvif(await resizeTo(target), target < MAX_WIDTH && view !== 'group');
    writeFileSync(`${folder}/${view}-${target}.avif`, file);
  }
  await sharp(await resizeTo(WEBP_WIDTH))
    .webp({ quality: 82, alphaQuality: 90, effort: 6, smartSubsample: true })
    .toFile(`${folder}/${view}.webp`);
}

/**
 * `isLimited` lowers the quality until the file fits the initial window, or to the lowest quality. It is for files that
 * phones show first, but not for groups of products, which would lose too much.
 */
async function encodeAvif(picture: Buffer, isLimited: boolean): Promise<Buffer> {
  let file = Buffer.alloc(0);
  for (const quality of isLimited ? AVIF_QUALITIES : AVIF_QUALITIES.slice(0, 1)) {
    file = await sharp(picture).avif({ quality, effort: 5 }).toBuffer();
    if (file.length <= INITIAL_WINDOW) break;
  }
  return file;
}

/** The size that social networks show beside a link, in pixels. */
const CARD = { width: 1200, height: 630 };

/** Writes the social network card of a group: its render with shadow on the tile, as JPEG. */
export async function publishCard(render: string, file: string): Promise<void> {
  await writeCard(await withShadow(render), file);
}

/** Writes the social network card of a product from its published main picture, in the same folder. */
export async function publishProductCard(folder: string): Promise<void> {
  await writeCard(`${folder}/hero-${MAX_WIDTH}.avif`, `${folder}/card.jpg`);
}

async function writeCard(picture: string | Buffer, file: string): Promise<void> {
  await sharp(picture)
    .resize({ ...CARD, fit: 'contain', background: TILE_COLOUR })
    .flatten({ background: TILE_COLOUR })
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(file);
}

/** Draws the product over its shadow, on a transparent ground. Without a shadow file, returns the product alone. */
async function withShadow(render: string): Promise<Buffer> {
  const shadow = render.replace(/\.png$/, '.shadow.png');
  if (!existsSync(shadow)) return sharp(render).toBuffer();
  const { width, height } = await sharp(render).metadata();
  const background = await sharp(await limitShadow(render, shadow))
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .png()
    .toBuffer();
  return sharp(background)
    .composite([{ input: render }])
    .png()
    .toBuffer();
}

/**
 * Two zones around the product. In CONTACT the shadow keeps its darkness, in the rest of HALO it is faint, and outside
 * HALO there is none. The zones are found by blurring the product's alpha channel: `blur` is the radius as a share of the
 * picture's width, and pixels with a blurred alpha of `full` (0 to 255) or more are completely inside the zone.
 */
const CONTACT = { blur: 0.025, full: 100 };
const HALO = { blur: 0.11, full: 45 };
/** The blur that removes the noise of a shadow, as a share of the width. */
const SHADOW_BLUR = 0.004;
/** Upper limit (0 to 1) of the shadow's darkness outside CONTACT. On a real table, other light brightens it there. */
const MAX_DISTANT_DARKNESS = 0.17;

/** A shadow that is dark where the product stands and faint around it. At full strength it would darken the whole picture. */
async function limitShadow(render: string, shadow: string): Promise<Buffer> {
  const { width, height } = await sharp(shadow).metadata();
  const nearness = ({ blur }: { readonly blur: number }) =>
    sharp(render)
      .extractChannel('alpha')
      .resize(width, height, { fit: 'fill' })
      .blur(blur * width)
      .raw()
      .toBuffer();
  const shadowAlpha = await sharp(shadow)
    .extractChannel('alpha')
    .blur(SHADOW_BLUR * width)
    .raw()
    .toBuffer();
  const [contacts, halos] = await Promise.all([nearness(CONTACT), nearness(HALO)]);
  const alpha = Buffer.from(shadowAlpha);
  for (const [index, value] of shadowAlpha.entries()) {
    const darkness = value / 255;
    const contact = Math.min(1, (contacts[index] ?? 0) / CONTACT.full);
    const halo = Math.min(1, (halos[index] ?? 0) / HALO.full);
    // About the rendered darkness where that is slight, and never more than the limit.
    const distant = MAX_DISTANT_DARKNESS * (1 - Math.exp(-darkness / MAX_DISTANT_DARKNESS)) * halo;
    alpha[index] = 255 * (contact * darkness + (1 - contact) * distant);
  }
  const black = { width, height, channels: 3, background: '#000' } as const;
  return sharp({ create: black })
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

/** Resizes a picture and, if this makes it smaller, sharpens it slightly. */
async function resize(picture: Buffer, width: number, originalWidth: number): Promise<Buffer> {
  const resized = await sharp(picture).resize(width).png().toBuffer();
  return width < originalWidth ? sharpen(resized) : resized;
}

async function withRaisedAlpha(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  raiseFaintAlpha(data);
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .png()
    .toBuffer();
}

/** The radius of the neighbourhood that sharpening takes into account, in pixels. */
const SHARPEN_RADIUS = 2;

/**
 * Sharpens everything except the outline of the product. At the outline, sharpening would use the colour of transparent
 * pixels and draw a white line and a dotted dark line around a white housing.
 */
async function sharpen(picture: Buffer): Promise<Buffer> {
  const alpha = await sharp(picture).extractChannel('alpha').png().toBuffer();
  // In sharp, `dilate` grows the dark area, so the opaque area shrinks.
  const inside = await sharp(alpha).threshold(255).dilate(SHARPEN_RADIUS).png().toBuffer();
  const sharpened = await sharp(picture)
    .sharpen({ sigma: 0.5, m1: 0.5, m2: 0.5 })
    .removeAlpha()
    .png()
    .toBuffer();
  const overlay = await sharp(sharpened).joinChannel(inside).png().toBuffer();
  return sharp(picture)
    .composite([{ input: overlay }])
    .png()
    .toBuffer();
}
