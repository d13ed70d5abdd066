import { type Answer, answer } from './answer.ts';

export type CameraView = {
  /** The width of the picture in pixels. */
  readonly widthPixels: number;
  /** The horizontal field of view in degrees. */
  readonly viewDegrees: number;
};

/**
 * What an operator can do with a person in the picture, by the least pixels per metre at the person (EN 62676-4:2015;
 * 250 px/m are 4 mm per pixel). The edition of 2025 has other levels and asks for more pixels.
 */
export const OPERATOR_TASKS = [
  { task: 'identification', pixelsPerMetre: 250 },
  { task: 'recognition', pixelsPerMetre: 125 },
  { task: 'observation', pixelsPerMetre: 62 },
  { task: 'detection', pixelsPerMetre: 25 },
] as const;

export type OperatorTask = (typeof OPERATOR_TASKS)[number]['task'];

/** Wider views are those of fisheye lenses, whose pixels are not spread evenly across a plane. */
export const MAX_VIEW_DEGREES = 150;

/** The size of the adult in the calculator's picture and results. */
const PERSON_METRES = { height: 1.8, width: 0.5, faceWidth: 0.16 };

/** Half the width of the view at a distance of 1 m: tan(angle ÷ 2). Undefined for angles that the formula is not made for. */
function halfWidthPerMetre(viewDegrees: number): Answer {
  const isValid = viewDegrees > 0 && viewDegrees <= MAX_VIEW_DEGREES;
  return isValid ? Math.tan((viewDegrees * Math.PI) / 360) : undefined;
}

/** The width of the view at a distance along its axis: 2 · distance · tan(angle ÷ 2). Geometry of a lens without distortion. */
export function viewWidthMetres(viewDegrees: number, distanceMetres: number): Answer {
  const halfWidth = halfWidthPerMetre(viewDegrees);
  if (halfWidth === undefined) return undefined;
  return answer([distanceMetres], () => 2 * distanceMetres * halfWidth);
}

/** The pixels that 1 m across the view gets at a distance: picture width ÷ view width. */
export function pixelsPerMetreAt({ widthPixels, viewDegrees }: CameraView, distanceMetres: number): Answer {
  const widthMetres = viewWidthMetres(viewDegrees, distanceMetres);
  if (widthMetres === undefined) return undefined;
  return answer([widthPixels], () => widthPixels / widthMetres);
}

/** The distance at which 1 m gets that many pixels: picture width ÷ (2 · px/m · tan(angle ÷ 2)). */
export function distanceMetresAt({ widthPixels, viewDegrees }: CameraView, pixelsPerMetre: number): Answer {
  const halfWidth = halfWidthPerMetre(viewDegrees);
  if (halfWidth === undefined) return undefined;
  return answer([widthPixels, pixelsPerMetre], () => widthPixels / (2 * pixelsPerMetre * halfWidth));
}

/** The most demanding task that the pixels suffice for; undefined if they do not suffice for detection. */
export function taskAt(pixelsPerMetre: number): OperatorTask | undefined {
  return OPERATOR_TASKS.find((level) => pixelsPerMetre >= level.pixelsPerMetre)?.task;
}

export type PersonPixels = { readonly height: number; readonly width: number; readonly faceWidth: number };

/** How large a person of 1.8 m by 0.5 m with a face of 0.16 m is in the picture: metres × px/m. */
export function personPixelsAt(view: CameraView, distanceMetres: number): PersonPixels | undefined {
  const density = pixelsPerMetreAt(view, distanceMetres);
  if (density === undefined) return undefined;
  const { height, width, faceWidth } = PERSON_METRES;
  return { height: height * density, width: width * density, faceWidth: faceWidth * density };
}
