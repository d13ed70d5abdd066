import { expect, test } from 'vitest';
import { readPictureSize, readResolution } from './step-readers.ts';

test.each([
  ['8 MP, 3840 × 2160 (4K)', { megapixels: 8, width: 3840, height: 2160 }, ['4k']],
  ['4 MP, 2560 × 1440', { megapixels: 4, width: 2560, height: 1440 }, ['1440p']],
  ['4 MP, 2688 × 1520', { megapixels: 4, width: 2688, height: 1520 }, ['1440p']],
  ['2 MP, 1080p', { megapixels: 2, width: 1920, height: 1080 }, ['1080p']],
  ['1920 × 1080 HD with optical zoom', { megapixels: 2.1, width: 1920, height: 1080 }, ['1080p']],
  ['HD colour camera, 1280 × 960', { megapixels: 1.2, width: 1280, height: 960 }, ['720p']],
  ['2 MP HD camera with wide dynamic range', { megapixels: 2 }, ['1080p']],
  ['Up to 12 MP per channel', { megapixels: 12 }, ['12mp']],
  ['8 MP', { megapixels: 8 }, ['4k']],
  ['9 MP', { megapixels: 9 }, ['9mp']],
  ['4K', { megapixels: 8.3, width: 3840, height: 2160 }, ['4k']],
  ['640 × 480, 17 µm pixels', { megapixels: 0.31, width: 640, height: 480 }, []],
  ['256 × 192', { megapixels: 0.049, width: 256, height: 192 }, []],
  ['Colour video camera', undefined, []],
])('reads "%s"', (text, size, steps) => {
  expect(readPictureSize(text)).toEqual(size);
  expect(readResolution(text).steps).toEqual(steps);
});

test('a picture that has as many pixels as 4K, but is not as wide, is not 4K', () => {
  expect(readPictureSize('3584 × 2688')).toEqual({ megapixels: 9.6, width: 3584, height: 2688 });
  expect(readResolution('3584 × 2688').steps).toEqual(['9mp']);
});

test('reports megapixels that contradict the pixels', () => {
  expect(readResolution('8 MP, 1920 × 1080')).toEqual({ steps: [], unreadable: '8 MP, 1920 × 1080' });
});
