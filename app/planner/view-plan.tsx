import { OPERATOR_TASKS, viewWidthMetres } from './model/view-distance.ts';
import { view as texts } from './texts.ts';

type ViewPlanProps = {
  readonly viewDegrees: number;
  /** The distances of `OPERATOR_TASKS`, nearest first. */
  readonly distances: readonly number[];
  /** Undefined while no valid distance is entered. */
  readonly personMetres: number | undefined;
};

const WIDTH = 360;
const HEIGHT = 236;
const MARGIN = 10;
const ROOM_FOR_SCALE = 22;

/**
 * The camera's view from above. Both axes have the same scale. In the drawing the camera points down or to the right, whichever
 * shows the view larger.
 */
export function ViewPlan({ viewDegrees, distances, personMetres }: ViewPlanProps) {
  const farthest = distances.at(-1) ?? 0;
  // A person far beyond the zones would make them unreadable. Such a person is not drawn.
  const depth = Math.max(farthest, Math.min(personMetres ?? 0, 1.3 * farthest));
  const widthPerMetre = viewWidthMetres(viewDegrees, 1) ?? 0;
  const room = { width: WIDTH - 2 * MARGIN, height: HEIGHT - 2 * MARGIN - ROOM_FOR_SCALE };
  const scaleToTheRight = Math.min(room.width / depth, room.height / (widthPerMetre * depth));
  const scaleDown = Math.min(room.height / depth, room.width / (widthPerMetre * depth));
  const isDown = scaleDown > scaleToTheRight;
  const scale = Math.max(scaleDown, scaleToTheRight);

  /**
   * The position in the drawing, as `x,y`, of a place `along` metres in front of the camera and `aside` metres beside
   * the axis of the view.
   */
  const point = (along: number, aside: number) => {
    const [forward, sideward] = [along * scale, aside * scale];
    return isDown
      ? `${rounded(WIDTH / 2 + sideward)},${rounded(MARGIN + forward)}`
      : `${rounded(MARGIN + forward)},${rounded(MARGIN + room.height / 2 + sideward)}`;
  };
  /** The ends of the view's width at a distance. */
  const edge = (distance: number) => {
    const half = (widthPerMetre * distance) / 2;
    return [point(distance, -half), point(distance, half)];
  };
  const zone = (distance: number) => [point(0, 0), ...edge(distance)].join(' ');
  const [personX, personY] = point(personMetres ?? 0, 0).split(',');
  const [cameraX, cameraY] = point(0, 0).split(',');
  const barMetres = roundLength(depth / 3);
  const names = OPERATOR_TASKS.map(
    ({ task }, index) => `${texts.tasks[task]} ${texts.upTo(distances[index] ?? 0)}`,
  );
  return (
    <svg
      role="img"
      aria-label={texts.planName(viewDegrees, names.join(', '))}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="view-plan-plan"
    >
      {/* The largest zone first, so that the smaller ones are drawn on top of it. */}
      {OPERATOR_TASKS.map(({ task }, index) => (
        <polygon key={task} points={zone(distances[index] ?? 0)} className={`view-plan-${task}`} />
      )).toReversed()}
      {personMetres !== undefined && personMetres <= depth && (
        <>
          <polyline points={edge(personMetres).join(' ')} className="view-plan-person" />
          <circle cx={personX} cy={personY} r={4} className="view-plan-head" />
        </>
      )}
      <circle cx={cameraX} cy={cameraY} r={5} className="view-plan-camera" />
      <path d={`M${MARGIN} ${HEIGHT - 14}v5h${rounded(barMetres * scale)}v-5`} className="view-plan-scale" />
      <text x={MARGIN + barMetres * scale + 6} y={HEIGHT - 7} className="view-plan-text">
        {texts.scaleBar(barMetres)}
      </text>
    </svg>
  );
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The longest of … 0.2, 0.5, 1, 2, 5, 10, 20 … that is not above `metres`. */
function roundLength(metres: number): number {
  const power = 10 ** Math.floor(Math.log10(metres));
  return ([5, 2].find((step) => step * power <= metres) ?? 1) * power;
}
