import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  FITTED,
  type Frame,
  LARGEST_SCALE,
  movedBy,
  type Point,
  type ZoomView,
  zoomedAt,
} from './zoom-view.ts';

const FRAME: Frame = { width: 800, height: 600 };
const MIDDLE: Point = { x: 0, y: 0 };

describe('a picture in its frame', () => {
  test('grows around its middle, and shrinks back to where it was', () => {
    const larger = zoomedAt(FITTED, 2, MIDDLE, FRAME);
    expect(larger).toMatchObject({ scale: 2 });
    expect(larger.x).toBeCloseTo(0);
    const back = zoomedAt(movedBy(larger, { x: 90, y: -40 }, FRAME), 0.1, { x: 10, y: 10 }, FRAME);
    expect([back.scale, back.x, back.y].map(Math.abs)).toEqual([1, 0, 0]);
  });

  test('keeps under the pointer what was there', () => {
    const at = { x: 120, y: -80 };
    const view = zoomedAt(FITTED, 3, at, FRAME);
    // The part of the picture at the point: its distance from the picture's middle at the scale 1.
    expect([(at.x - view.x) / view.scale, (at.y - view.y) / view.scale]).toEqual([120, -80]);
  });

  test('cannot be moved while all of it is seen, and no further than its edge', () => {
    expect(movedBy(FITTED, { x: 50, y: 50 }, FRAME)).toMatchObject({ scale: 1 });
    expect(Math.abs(movedBy(FITTED, { x: 50, y: 50 }, FRAME).x)).toBe(0);
    // 1200 px in a frame of 800 × 600: 200 px stick out at each side, 300 px above and below.
    const view = movedBy(zoomedAt(FITTED, 2, MIDDLE, FRAME), { x: 5000, y: -5000 }, FRAME);
    expect(view).toEqual({ scale: 2, x: 200, y: -300 });
  });

  test('never leaves its frame, whatever is done to it', () => {
    const anyPoint = fc.record({
      x: fc.integer({ min: -2000, max: 2000 }),
      y: fc.integer({ min: -2000, max: 2000 }),
    });
    const anyFrame = fc.record({
      width: fc.integer({ min: 1, max: 3000 }),
      height: fc.integer({ min: 1, max: 3000 }),
    });
    const anyStep = fc.record({ factor: fc.double({ min: 0.01, max: 100, noNaN: true }), at: anyPoint });
    fc.assert(
      fc.property(anyFrame, fc.array(anyStep), (frame, steps) => {
        let view: ZoomView = FITTED;
        for (const { factor, at } of steps) {
          view = movedBy(zoomedAt(view, factor, at, frame), at, frame);
          const side = Math.min(frame.width, frame.height) * view.scale;
          expect(view.scale).toBeGreaterThanOrEqual(1);
          expect(view.scale).toBeLessThanOrEqual(LARGEST_SCALE);
          expect(Math.abs(view.x)).toBeLessThanOrEqual(Math.max(0, (side - frame.width) / 2));
          expect(Math.abs(view.y)).toBeLessThanOrEqual(Math.max(0, (side - frame.height) / 2));
        }
      }),
    );
  });
});
