import { describe, expect, test } from 'vitest';
import { readPictureSize, readResolution } from '#app/figures/model/step-readers.ts';
import type { Subject } from './rule.ts';
import { aSubject, number, type PairCase, reasonFor, set, steps } from './works-with.fixture.ts';

const recorder = aSubject('43', {
  kind: set('recorder'),
  protocols: set('onvif'),
  compression: set('h265-plus', 'h265', 'h264'),
  'recording-resolution': steps('12mp'),
});
const thermalCamera = aSubject('47', {
  kind: set('thermal-camera'),
  protocols: set('onvif'),
  compression: set('h264', 'mpeg4', 'mjpeg'),
  'thermal-width': number(640),
  poe: steps('802.3af', '802.3at'),
});
const aCamera = (figures: Subject['figures'] = {}, brand = 'Other') =>
  aSubject(
    'x',
    {
      kind: set('dome'),
      protocols: set('onvif'),
      compression: set('h265', 'h264'),
      megapixels: number(8),
      ...figures,
    },
    { brand },
  );
const recorderWithPorts = (standard: string) =>
  aSubject('x-recorder', { ...recorder.figures, 'poe-port-standard': steps(standard) });

const recording = (compression: string, portStandard?: string) => ({
  kind: 'recorder' as const,
  compression,
  recordingResolution: '12mp',
  ...(portStandard !== undefined && { portStandard }),
});

describe('recorder and camera', () => {
  test.each<PairCase>([
    ['DS-7716NXI-I4 and FC-632 ID', recorder, thermalCamera, recording('h264')],
    ['the best codec in common', recorder, aCamera(), recording('h265')],
    [
      'a port of a higher standard than the camera needs',
      recorderWithPorts('802.3at'),
      aCamera({ poe: steps('802.3af') }),
      recording('h265', '802.3at'),
    ],
    [
      'a port of a lower standard than the camera needs',
      recorderWithPorts('802.3af'),
      aCamera({ poe: steps('802.3at') }),
      recording('h265'),
    ],
    [
      'a camera that works with several standards',
      recorderWithPorts('802.3af'),
      thermalCamera,
      recording('h264', '802.3af'),
    ],
    [
      'a camera of the same maker that does not state ONVIF',
      recorder,
      aCamera({ protocols: set() }, recorder.product.brand),
      { ...recording('h265'), maker: recorder.product.brand },
    ],
    [
      'another maker’s camera that does not state ONVIF',
      recorder,
      aCamera({ protocols: set('http') }),
      undefined,
    ],
    [
      'a maker’s variant of a codec as the only one in common',
      recorder,
      aCamera({ compression: set('h265-plus') }),
      undefined,
    ],
    ['a picture that is too large', recorder, aCamera({ megapixels: number(16) }), undefined],
    [
      'a picture that is slightly above the limit because of rounding',
      aSubject('x-recorder', { ...recorder.figures, 'recording-resolution': steps('4k') }),
      aCamera({ megapixels: number(8.3) }),
      { kind: 'recorder', compression: 'h265', recordingResolution: '4k' },
    ],
    [
      'a camera with a visible-light and a thermal picture, one of them too large',
      recorder,
      aCamera({ megapixels: number(16), 'thermal-width': number(256) }),
      undefined,
    ],
    [
      'ExSite, whose resolution is not stated',
      recorder,
      aSubject('52', { kind: set('ptz'), protocols: set('onvif'), compression: set('h264') }),
      undefined,
    ],
    [
      'a door station, which is not a camera, although it states ONVIF and a resolution',
      recorder,
      aCamera({ kind: set('video-door-station') }),
      undefined,
    ],
  ])('%s', (_, first, second, reason) => {
    expect(reasonFor(first, second)).toEqual(reason);
  });

  const pairOf = (recorderText: string, cameraText: string) => {
    const resolution = readResolution(recorderText).steps;
    const megapixels = readPictureSize(cameraText)?.megapixels ?? 0;
    return [
      aSubject('x-recorder', { ...recorder.figures, 'recording-resolution': steps(...resolution) }),
      aCamera({ megapixels: number(megapixels) }),
    ] as const;
  };

  test.each([
    ['1 MP', '1 MP'],
    ['2 MP', '1920 × 1080'],
    ['3 MP', '3 MP'],
    ['4 MP', '4 MP, 2560 × 1440'],
    ['4 MP', '2688 × 1520'],
    ['5 MP', '5 MP'],
    ['5 MP', '2560 × 2048'],
    ['6 MP', '6 MP'],
    ['6 MP', '3072 × 2048'],
    ['8 MP', '8 MP'],
    ['4K', '3840 × 2160'],
    ['9 MP', '9 MP'],
    ['12 MP', '12 MP'],
  ])('a recorder of up to %s and a camera of %s', (recorderText, cameraText) => {
    expect(reasonFor(...pairOf(recorderText, cameraText))).toBeDefined();
  });

  test.each([
    ['4 MP', '5 MP'],
    ['5 MP', '6 MP'],
    ['6 MP', '8 MP'],
    ['8 MP', '9 MP'],
    ['9 MP', '12 MP'],
  ])('a recorder of up to %s and a camera of %s, which is too large', (recorderText, cameraText) => {
    expect(reasonFor(...pairOf(recorderText, cameraText))).toBeUndefined();
  });
});
