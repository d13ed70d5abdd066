import { Calculator } from './calculator.tsx';
import { cameraView, personPixels, TASKS, upTo, viewDistance } from './calculator-texts.ts';
import { type OperatorTask, PERSON_METRES, viewWidthMetres } from './model/formulas.ts';
import { limitsOf, numbersIn } from './model/plan-inputs.ts';
import { PersonPicture } from './person-picture.tsx';
import * as texts from './texts.ts';
import type { Plan } from './use-plan.ts';

export function ViewDistance({ plan }: { readonly plan: Plan }) {
  const { view, distance, tasks, pixelsPerMetre } = cameraView(numbersIn(plan.inputs));
  const { min, max } = limitsOf('distance');
  // The first task needs the most pixels, so the last distance is the farthest. The slider reaches at least 2 m, so that it
  // can be moved even if no distance can be computed.
  const farthest = Math.ceil(tasks.at(-1)?.metres || 0);
  return (
    <Calculator
      calculator={viewDistance}
      plan={plan}
      drawing={
        tasks.every(({ metres }) => metres > 0) && (
          <figure>
            <ViewPlan viewDegrees={view} tasks={tasks} personMetres={distance} />
            <figcaption className="hint view-distance-caption">{texts.planCaption}</figcaption>
          </figure>
        )
      }
      picture={
        pixelsPerMetre > 0 && (
          <figure>
            <PersonPicture
              pixelsPerMetre={pixelsPerMetre}
              name={texts.personName(distance, personPixels(PERSON_METRES.height, pixelsPerMetre))}
            />
            <figcaption className="hint view-distance-caption">{texts.personCaption}</figcaption>
          </figure>
        )
      }
    >
      <input
        type="range"
        aria-label={texts.slider}
        aria-valuetext={Number.isNaN(distance) ? texts.noResult : texts.sliderValue(distance)}
        min={min}
        max={Math.min(Math.max(farthest, 2), max)}
        step={0.5}
        value={distance || min}
        className="no-print view-distance-slider"
        onChange={(event) => plan.change('distance', event.target.value)}
        onPointerUp={plan.finishChange}
        onBlur={plan.finishChange}
      />
    </Calculator>
  );
}

type ViewPlanProps = {
  readonly viewDegrees: number;
  readonly tasks: readonly { readonly task: OperatorTask; readonly metres: number }[];
  /** NaN while no valid distance is entered. */
  readonly personMetres: number;
};

const WIDTH = 360;
const HEIGHT = 236;
const MARGIN = 10;
const ROOM_FOR_SCALE = 22;

/**
 * The camera's view from above. Both axes have the same scale. In the drawing the camera points down or to the right, whichever
 * shows the view larger.
 */
function ViewPlan({ viewDegrees, tasks, personMetres }: ViewPlanProps) {
  const farthest = tasks.at(-1)?.metres ?? 0;
  // A person far beyond the zones would make them unreadable. Such a person is not drawn.
  const depth = Math.max(farthest, Math.min(personMetres || 0, 1.3 * farthest));
  const widthPerMetre = viewWidthMetres(viewDegrees, 1);
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
  const edge = (distance: number) => {
    const half = (widthPerMetre * distance) / 2;
    return [point(distance, -half), point(distance, half)];
  };
  const zone = (distance: number) => [point(0, 0), ...edge(distance)].join(' ');
  const [personX, personY] = point(personMetres || 0, 0).split(',');
  const [cameraX, cameraY] = point(0, 0).split(',');
  const barMetres = roundLength(depth / 3);
  const names = tasks.map(({ task, metres }) => `${TASKS[task].name} ${upTo(metres)}`);
  return (
    <svg
      role="img"
      aria-label={texts.planName(viewDegrees, names.join(', '))}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="view-plan-plan"
    >
      {/* The largest zone first, so that the smaller ones are drawn on top of it. */}
      {tasks
        .map(({ task, metres }) => (
          <polygon key={task} points={zone(metres)} data-task={task} className="view-plan-zone" />
        ))
        .toReversed()}
      {personMetres <= depth && (
        <>
          <polyline points={edge(personMetres).join(' ')} className="view-plan-person" />
          <circle cx={personX} cy={personY} r={4} className="view-plan-head" />
        </>
      )}
      <circle cx={cameraX} cy={cameraY} r={5} className="view-plan-camera" />
      <path d={`M${MARGIN} ${HEIGHT - 14}v5h${rounded(barMetres * scale)}v-5`} className="view-plan-scale" />
      <text x={MARGIN + barMetres * scale + 6} y={HEIGHT - 7} className="view-plan-text">
        {texts.metres(barMetres)}
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
