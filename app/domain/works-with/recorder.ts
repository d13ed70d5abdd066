import type { Figures } from '#app/domain/figures/figure.ts';
import { leastMegapixels } from '#app/domain/figures/resolution-scale.ts';
import { SCALES } from '#app/domain/figures/scales.ts';
import type { FigureRule, FigureSubject } from './rule.ts';
import { inBoth, isOnly, largestStated, statedSteps, statedValues } from './stated.ts';

export const CAMERAS = ['bullet', 'turret', 'dome', 'ptz', 'panoramic', 'thermal-camera'];

/** The codecs of ONVIF, the best first. Variants of a maker, such as H.265+, are not part of it. */
const CODECS = ['h265', 'h264', 'mpeg4', 'mjpeg'];

/** Data sheets round: 3840 × 2160 are 8.3 MP, and 8 MP by custom. */
export const PICTURE_ROUNDING = 1.05;

const ONVIF = 'ONVIF';

/** What can connect a product with others: ONVIF if it states that, and what its maker's products share. */
const connectionsOf = ({ product, figures }: FigureSubject): readonly string[] =>
  statedValues(figures, 'protocols').includes('onvif') ? [ONVIF, product.brand] : [product.brand];

const codecsOf = ({ figures }: FigureSubject): readonly string[] =>
  inBoth(CODECS, statedValues(figures, 'compression'));

const streamsOf = (subject: FigureSubject): readonly string[] =>
  connectionsOf(subject).flatMap((connection) => codecsOf(subject).map((codec) => `${connection} ${codec}`));

/**
 * ONVIF defines how a recorder finds a camera and gets its video, whoever made them; a maker's recorders find its own cameras.
 * The recorder must also decode the video (a codec in common) and record its size.
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
    const limit = leastMegapixels(resolution) * PICTURE_ROUNDING;
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

/**
 * The sizes of the camera's pictures in megapixels. Of a thermal picture only the width is known; it is never higher than wide,
 * so the square of the width is an upper limit.
 */
export function pictureSizes(figures: Figures): readonly number[] {
  const thermalWidth = largestStated(figures, 'thermal-width');
  const thermal = thermalWidth === undefined ? undefined : thermalWidth ** 2 / 1_000_000;
  return [largestStated(figures, 'megapixels'), thermal].filter((size) => size !== undefined);
}

/**
 * The standard of the recorder's ports, if they power the camera. Each port powers the devices of its standard and of those
 * before it (IEEE 802.3af, at, bt). A camera that states several standards works with the lowest. `PoE` alone states no
 * standard and proves nothing.
 */
function poweringPort(recorder: Figures, camera: Figures): string | undefined {
  const needed = statedSteps(camera, 'poe');
  return statedSteps(recorder, 'poe-port-standard').find((port) =>
    needed.some((step) => SCALES.PoE.reaches(port, step)),
  );
}
