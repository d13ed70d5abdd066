import { useEffect, useRef } from 'react';
import { view as texts } from './texts.ts';
import { drawPerson, FACE_BOX, PERSON_BOX } from './draw-person.ts';

type PersonPictureProps = {
  readonly pixelsPerMetre: number;
  readonly distanceMetres: number;
  readonly heightPixels: number;
};

/**
 * The size of the shown picture in pixels of the canvas: the person, in the proportions of `PERSON_BOX`, and beside it
 * the face, a square of the same height.
 */
const SHOWN = { height: 560, personWidth: 211, gap: 20 };
const WIDTH = SHOWN.personWidth + SHOWN.gap + SHOWN.height;

/** Finer pixels than these cannot be told apart in the shown picture. */
const MAX_PIXELS_PER_METRE = 1600;

/**
 * A person drawn with as many pixels as the camera captures, each enlarged to a square. A canvas loses the detail that the
 * camera does not capture; a vector drawing would keep it.
 */
export function PersonPicture({ pixelsPerMetre, distanceMetres, heightPixels }: PersonPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const shown = canvas.current;
    const context = shown?.getContext('2d');
    if (!shown || !context) return;
    const style = getComputedStyle(shown);
    const tone = (token: string) => style.getPropertyValue(token);
    const pixelsPerCentimetre = Math.min(pixelsPerMetre, MAX_PIXELS_PER_METRE) / 100;

    const captured = document.createElement('canvas');
    captured.width = Math.max(Math.round(PERSON_BOX.width * pixelsPerCentimetre), 1);
    captured.height = Math.max(Math.round(PERSON_BOX.height * pixelsPerCentimetre), 1);
    const camera = captured.getContext('2d');
    if (!camera) return;
    const [scaleX, scaleY] = [captured.width / PERSON_BOX.width, captured.height / PERSON_BOX.height];
    camera.scale(scaleX, scaleY);
    drawPerson(camera, {
      ground: tone('--tile-line'),
      dark: tone('--tile-ink'),
      middle: tone('--stage-line'),
      light: tone('--stage-muted'),
    });

    context.clearRect(0, 0, shown.width, shown.height);
    context.imageSmoothingEnabled = false;
    context.drawImage(captured, 0, 0, SHOWN.personWidth, SHOWN.height);
    context.drawImage(
      captured,
      FACE_BOX.left * scaleX,
      FACE_BOX.top * scaleY,
      FACE_BOX.width * scaleX,
      FACE_BOX.height * scaleY,
      SHOWN.personWidth + SHOWN.gap,
      0,
      SHOWN.height,
      SHOWN.height,
    );
  }, [pixelsPerMetre]);

  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={texts.personName(distanceMetres, heightPixels)}
      width={WIDTH}
      height={SHOWN.height}
      className="person-picture-picture"
    />
  );
}
