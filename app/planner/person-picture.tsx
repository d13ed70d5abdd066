import { useEffect, useRef } from 'react';

type PersonPictureProps = {
  readonly pixelsPerMetre: number;
  readonly name: string;
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
export function PersonPicture({ pixelsPerMetre, name }: PersonPictureProps) {
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
      aria-label={name}
      width={WIDTH}
      height={SHOWN.height}
      className="person-picture-picture"
    />
  );
}

const PERSON_BOX = { width: 70, height: 186 };

/** The part of the drawing that shows the head and the collar, in centimetres. */
const FACE_BOX = { left: 17, top: 0, width: 36, height: 36 };

type Tones = {
  readonly ground: string;
  readonly dark: string;
  readonly middle: string;
  readonly light: string;
};

/** Draws an adult in winter clothes, in the greys of a camera's picture at night. */
function drawPerson(context: CanvasRenderingContext2D, { ground, dark, middle, light }: Tones): void {
  const { width, height } = PERSON_BOX;
  const fill = (tone: string, path: string) => {
    context.fillStyle = tone;
    const shape = new Path2D(path);
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- not the method of an array
    context.fill(shape);
  };
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);

  // Legs and shoes.
  fill(dark, 'M22 92 L20 176 L33 176 L35 108 L37 176 L50 176 L48 92Z');
  fill(middle, 'M18 176 h15 v8 h-19 q0-6 4-8Z M37 176 h15 q4 2 4 8 h-19Z');
  // Arms and jacket, with a light band and a zip.
  fill(dark, 'M18 38 Q8 44 7 70 L6 100 L14 101 L19 66Z M52 38 Q62 44 63 70 L64 100 L56 101 L51 66Z');
  fill(light, 'M6 100 h8 q1 9-4 10 q-5-1-4-10Z M56 101 h8 q1 9-4 10 q-5-1-4-10Z');
  fill(middle, 'M18 38 Q35 30 52 38 L53 96 Q35 100 17 96Z');
  fill(light, 'M17.4 64 h35.3 v6 h-35.4Z');
  fill(dark, 'M34.5 36 h1 v62 h-1Z M40 50 h8 v6 h-8Z');
  // Neck, ears and face.
  fill(light, 'M30 24 h10 v12 q-5 4-10 0Z M25.6 14 q-1.6 0-1.2 3 t2 3Z M44.4 14 q1.6 0 1.2 3 t-2 3Z');
  fill(light, 'M27 12 Q27 4 35 4 T43 12 Q43.4 22 39.5 26 Q35 29.6 30.5 26 Q26.6 22 27 12Z');
  // Hair, brows, eyes, nose and mouth.
  fill(dark, 'M26.4 14 Q24.6 2.4 35 2.4 T43.6 14 L42.4 10 Q38 9.6 35.6 7 Q32 10 27.8 10Z');
  fill(dark, 'M29 13 q2-1.2 4 0 v.7 q-2-1-4 0Z M37 13 q2-1.2 4 0 v.7 q-2-1-4 0Z');
  fill(dark, 'M29.6 15.4 q1.6-1.1 3.2 0 q-1.6 1.1-3.2 0Z M37.4 15.4 q1.6-1.1 3.2 0 q-1.6 1.1-3.2 0Z');
  fill(middle, 'M34.6 15 l-1.3 5 q1.7 1.2 3.4 0 l-.5-1 q-.8.5-1.6 0Z');
  fill(dark, 'M32 22.8 q3-1 6 0 q-3 2.2-6 0Z');
  fill(middle, 'M29.4 33 L35 38 L40.6 33 L42 36 L35 42 L28 36Z');
}
