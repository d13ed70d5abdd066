/** How a square picture lies in its frame: so many times as large as fitted, its middle so many pixels from the frame's. */
export type ZoomView = { readonly scale: number; readonly x: number; readonly y: number };

/** In pixels from the middle of the frame. */
export type Point = { readonly x: number; readonly y: number };

export type Frame = { readonly width: number; readonly height: number };

export const FITTED: ZoomView = { scale: 1, x: 0, y: 0 };
export const LARGEST_SCALE = 4;

/** Larger or smaller by a factor; what is at the point stays there, as far as the picture reaches. */
export function zoomedAt(view: ZoomView, factor: number, at: Point, frame: Frame): ZoomView {
  const scale = between(1, view.scale * factor, LARGEST_SCALE);
  const growth = scale / view.scale;
  return inFrame({ scale, x: at.x - (at.x - view.x) * growth, y: at.y - (at.y - view.y) * growth }, frame);
}

/** Moved, as far as there is something to see. */
export function movedBy(view: ZoomView, by: Point, frame: Frame): ZoomView {
  return inFrame({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);
}

function inFrame({ scale, x, y }: ZoomView, { width, height }: Frame): ZoomView {
  const side = Math.min(width, height) * scale;
  const within = (offset: number, room: number) => {
    const reach = Math.max(0, (side - room) / 2);
    return between(-reach, offset, reach);
  };
  return { scale, x: within(x, width), y: within(y, height) };
}

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
