import type { KnownFigures } from '#app/figures/model/known-ids.ts';
import { nominalMegapixels, SCALES } from '#app/figures/model/scales.ts';
import type { FigureRule, FigureSubject } from './rule.ts';
import { inBoth, isOnly, largestStated, statedSteps, statedValues } from './stated.ts';

export const CAMERAS = ['bullet', 'turret', 'dome', 'ptz', 'panoramic', 'thermal-camera'];

/** The codecs of ONVIF, the best first. A maker's variants, such as H.265+, are not part of ONVIF. */
const CODECS = ['h265', 'h264', 'mpeg4', 'mjpeg'];

/** Data sheets round the megapixels: 3840 × 2160 pixels are 8.3 MP, and are usually called 8 MP. */
const PICTURE_ROUNDING = 1.05;

const ONVIF = 'ONVIF';

/** The ways to connect a product: ONVIF if it states that, and whatever the products of its maker use among themselves. */
const connectionsOf = ({ product, figures }: FigureSubject): readonly string[] =>
  statedValues(figures, 'protocols').includes('onvif') ? [ONVIF, product.brand] : [product.brand];

const codecsOf = ({ figures }: FigureSubject): readonly string[] =>
  inBoth(CODECS, statedValues(figures, 'compression'));

const streamsOf = (subject: FigureSubject): readonly string[] =>
  connectionsOf(subject).flatMap((connection) => codecsOf(subject).map((codec) => `${connection} ${codec}`));

/**
 * ONVIF defines how a recorder finds a camera of any maker and receives its video. Without ONVIF, the recorders of a maker work
 * with its own cameras. Either way they need a codec in common, and the recorder must be able to record pictures as
 * large as the camera's.
 */
export const recorderAndCamera: FigureRule = {
  keys: [
    (subject) =>
      isOnly(subject.figures, ['recorder']) && statedSteps(subject.figures, 'recording-resolution').length > 0
        ? streamsOf(subject)
        : [],
    (subject) =>
      isOnly(subject.figures, CAMERAS) && pictureSizes(subject.figures).length > 0 ? streamsOf(subject) : [],
  ],
  reason: (recorder, camera, labelsOf) => {
    const [resolution] = statedSteps(recorder.figures, 'recording-resolution');
    const [connection] = inBoth(connectionsOf(recorder), connectionsOf(camera));
    const [codec] = inBoth(codecsOf(recorder), codecsOf(camera));
    const [compression] = codec === undefined ? [] : labelsOf('compression', [codec]);
    if (resolution === undefined || connection === undefined || compression === undefined) return undefined;
    const limit = largestRecordedPicture(resolution);
    if (pictureSizes(camera.figures).some((megapixels) => megapixels > limit)) return undefined;
    const portStandard = poweringPort(recorder.figures, camera.figures);
    return {
      kind: 'recorder',
      ...(connection !== ONVIF && { maker: connection }),
      compression,
      recordingResolution: resolution,
      ...(portStandard !== undefined && { portStandard }),
    };
  },
};

export const largestRecordedPicture = (resolution: string): number =>
  nominalMegapixels(resolution) * PICTURE_ROUNDING;

/**
 * The sizes of the camera's pictures in megapixels. Of a thermal picture only the width is known; it is never taller than wide,
 * so the square of the width is an upper limit.
 */
export function pictureSizes(figures: KnownFigures): readonly number[] {
  const thermalWidth = largestStated(figures, 'thermal-width');
  const thermal = thermalWidth === undefined ? undefined : thermalWidth ** 2 / 1_000_000;
  return [largestStated(figures, 'megapixels'), thermal].filter((size) => size !== undefined);
}

/**
 * The standard of the recorder's ports, if they power the camera. Each port powers the devices of its standard and of those
 * before it (IEEE 802.3af, at, bt). A camera that states several standards works with the lowest. `PoE` alone states no
 * standard and proves nothing.
 */
function poweringPort(recorder: KnownFigures, camera: KnownFigures): string | undefined {
  const needed = statedSteps(camera, 'poe');
  return statedSteps(recorder, 'poe-port-standard').find((port) =>
    needed.some((step) => SCALES.PoE.reaches(port, step)),
  );
}
