import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { PICTURE_WIDTHS } from '#app/domain/product/picture-set.ts';
import { settleOnTile, TILE } from './on-tile.ts';

/** AVIF's, the first that will do. */
const COMPRESSIONS = [55, 50, 45, 40];
/** Bytes that a server sends before it waits for an answer: ten segments of 1460 (RFC 6928), less the headers. */
const FIRST_FLIGHT = 14_000;
/** For browsers without AVIF, and for where one file must do. */
const FALLBACK_WIDTH = 800;

/**
 * A master and its shadow become `<view>-<width>.avif` in four widths and one `<view>.webp` in `folder`.
 * @throws Error when the master is smaller than the largest picture.
 */
export async function publish(master: string, folder: string, view: string): Promise<void> {
  const largest = Math.max(...PICTURE_WIDTHS);
  const whole = await withShadow(master);
  const { width } = await sharp(whole).metadata();
  if (width < largest) throw new Error(`${master} is only ${width} px wide; ${largest} px are needed.`);
  mkdirSync(folder, { recursive: true });
  // A stage lies on the dark: what the tile would make of its faint floor is a grey disc there.
  const sized = async (each: number) => {
    const picture = await resized(whole, each, width);
    return view === 'stage' ? picture : settled(picture);
  };
  for (const each of PICTURE_WIDTHS) {
    const file = await packed(await sized(each), each < largest && view !== 'group');
    writeFileSync(`${folder}/${view}-${each}.avif`, file);
  }
  await sharp(await sized(FALLBACK_WIDTH))
    .webp({ quality: 82, alphaQuality: 90, effort: 6, smartSubsample: true })
    .toFile(`${folder}/${view}.webp`);
}

/**
 * As AVIF. What phones show first has to fit into the first flight, and gives up a little quality for it; several
 * products in one picture would give up too much.
 */
async function packed(picture: Buffer, forPhones: boolean): Promise<Buffer> {
  let file = Buffer.alloc(0);
  for (const quality of forPhones ? COMPRESSIONS : COMPRESSIONS.slice(0, 1)) {
    file = await sharp(picture).avif({ quality, effort: 5 }).toBuffer();
    if (file.length <= FIRST_FLIGHT) break;
  }
  return file;
}

/** What social networks show beside a link, in pixels. */
const CARD = { width: 1200, height: 630 };

/** A group's master and its shadow become a card for social networks: the group on its tile. */
export async function publishCard(master: string, file: string): Promise<void> {
  await sharp(await withShadow(master))
    .resize({ ...CARD, fit: 'contain', background: TILE })
    .flatten({ background: TILE })
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(file);
}

/** The product over its shadow, on a transparent ground. */
async function withShadow(master: string): Promise<Buffer> {
  const shadow = master.replace(/\.png$/, '.shadow.png');
  if (!existsSync(shadow)) return sharp(master).toBuffer();
  const { width, height } = await sharp(master).metadata();
  const under = await sharp(await grounded(master, shadow))
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .png()
    .toBuffer();
  return sharp(under)
    .composite([{ input: master }])
    .png()
    .toBuffer();
}

/**
 * How wide the outline is blurred to tell where a shadow keeps its darkness, and where it reaches at all (shares of the
 * width), and from which value of the blurred outline on, of 255, it does so in full.
 */
const CONTACT = { blur: 0.025, full: 100 };
const HALO = { blur: 0.11, full: 45 };
/** What takes the grain out of a shadow, as a share of the width. */
const SOFTENING = 0.004;
/** What is darker away from the product comes close to this, of 1: a table has more light on it than a key alone. */
const MOST_AFAR = 0.17;

/** The shadow, dark where the product stands and a breath around it: at its full strength it would fill the card. */
async function grounded(master: string, shadow: string): Promise<Buffer> {
  const { width, height } = await sharp(shadow).metadata();
  const near = ({ blur }: { readonly blur: number }) =>
    sharp(master)
      .extractChannel('alpha')
      .resize(width, height, { fit: 'fill' })
      .blur(blur * width)
      .raw()
      .toBuffer();
  const dark = await sharp(shadow)
    .extractChannel('alpha')
    .blur(SOFTENING * width)
    .raw()
    .toBuffer();
  const [contact, halo] = await Promise.all([near(CONTACT), near(HALO)]);
  const alpha = Buffer.from(dark);
  for (const [at, value] of dark.entries()) {
    const share = value / 255;
    const touching = Math.min(1, (contact[at] ?? 0) / CONTACT.full);
    const within = Math.min(1, (halo[at] ?? 0) / HALO.full);
    const afar = MOST_AFAR * (1 - Math.exp(-share / MOST_AFAR)) * within;
    alpha[at] = 255 * (touching * share + (1 - touching) * afar);
  }
  const black = { width, height, channels: 3, background: '#000' } as const;
  return sharp({ create: black })
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

/** Slightly sharpened after it was made smaller, as a retoucher would. */
async function resized(picture: Buffer, width: number, from: number): Promise<Buffer> {
  const smaller = await sharp(picture).resize(width).png().toBuffer();
  return width < from ? sharpened(smaller) : smaller;
}

async function settled(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  settleOnTile(data);
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .png()
    .toBuffer();
}

/** How far sharpening looks around a pixel, in pixels. */
const REACH = 2;

/**
 * Not along the outline: there it would take the colour of what is transparent for a contrast, and draw around a white
 * housing a white line and a dotted dark one.
 */
async function sharpened(picture: Buffer): Promise<Buffer> {
  const alpha = await sharp(picture).extractChannel('alpha').png().toBuffer();
  // To sharp the dark is the foreground: it grows.
  const inside = await sharp(alpha).threshold(255).dilate(REACH).png().toBuffer();
  const sharper = await sharp(picture)
    .sharpen({ sigma: 0.5, m1: 0.5, m2: 0.5 })
    .removeAlpha()
    .png()
    .toBuffer();
  const middle = await sharp(sharper).joinChannel(inside).png().toBuffer();
  return sharp(picture)
    .composite([{ input: middle }])
    .png()
    .toBuffer();
}
