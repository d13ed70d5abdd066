import { Calculator } from './calculator.tsx';
import { InputRows, PlanNumber } from './plan-fields.tsx';
import {
  bandwidthMbps,
  distanceMetresAt,
  drivesNeeded,
  OPERATOR_TASKS,
  personPixelsAt,
  pixelsPerMetreAt,
  storageGigabytes,
  taskAt,
  viewWidthMetres,
} from './model/formulas.ts';
import { limitsOf } from './model/plan-inputs.ts';
import { CALCULATORS } from './model/plan-link.ts';
import { PersonPicture } from './person-picture.tsx';
import { exact, noResult, storage as storageTexts, view as viewTexts } from './texts.ts';
import type { Plan } from './use-plan.ts';

export function RecordingStorage({ plan }: { readonly plan: Plan }) {
  const groups = plan.entered.cameras.map((_, row) => ({
    cameras: plan.numberOrNaN('cameras', row),
    bitrateMbps: plan.numberOrNaN('mbps', row),
  }));
  const hoursPerDay = plan.numberOrNaN('hours');
  const days = plan.numberOrNaN('days');
  const driveTerabytes = plan.numberOrNaN('drive');
  const mbps = bandwidthMbps(groups);
  const gigabytes = storageGigabytes(groups, { hoursPerDay, days });
  const drives = gigabytes === undefined ? undefined : drivesNeeded(gigabytes, driveTerabytes);
  const factors = groups
    .map(({ cameras, bitrateMbps }) => `${exact(cameras)} × ${exact(bitrateMbps)} Mbps`)
    .join(' + ');
  return (
    <Calculator
      id={CALCULATORS.recordingStorage}
      title={storageTexts.title}
      intro={storageTexts.intro}
      main={{
        label: storageTexts.main,
        value: gigabytes === undefined ? undefined : storageTexts.gigabytes(gigabytes),
      }}
      results={[
        {
          label: storageTexts.terabytes,
          value: gigabytes === undefined ? undefined : storageTexts.inTerabytes(gigabytes),
        },
        { label: storageTexts.bandwidth, value: mbps === undefined ? undefined : storageTexts.mbps(mbps) },
        {
          label: storageTexts.drives,
          value: drives === undefined ? undefined : storageTexts.driveCount(drives, driveTerabytes),
        },
      ]}
      formula={
        gigabytes === undefined
          ? undefined
          : storageTexts.formula(groups.length > 1 ? `(${factors})` : factors, hoursPerDay, days, gigabytes)
      }
      notes={storageTexts.notes}
    >
      <InputRows
        plan={plan}
        table="cameras"
        addLabel={storageTexts.addCameras}
        removeLabel={storageTexts.removeCameras}
      >
        {(row) => (
          <>
            <PlanNumber plan={plan} name="cameras" row={row} />
            <PlanNumber plan={plan} name="mbps" unit="Mbps" row={row} />
          </>
        )}
      </InputRows>
      <PlanNumber plan={plan} name="hours" unit="h" />
      <PlanNumber plan={plan} name="days" unit="days" />
      <PlanNumber plan={plan} name="drive" unit="TB" />
    </Calculator>
  );
}

const PICTURE_WIDTHS = [1280, 1920, 2560, 2688, 3840, 4000];

export function ViewDistance({ plan }: { readonly plan: Plan }) {
  const widthPixels = plan.numberOrNaN('width');
  const viewDegrees = plan.numberOrNaN('view');
  const metres = plan.number('distance');
  const view = { widthPixels, viewDegrees };
  const tasks = OPERATOR_TASKS.map(({ task, pixelsPerMetre }) => ({
    task,
    pixelsPerMetre,
    distance: distanceMetresAt(view, pixelsPerMetre),
  }));
  const distances = tasks.map(({ distance }) => distance).filter((distance) => distance !== undefined);
  const { min: nearestMetres, max: limitMetres } = limitsOf('distance');
  // `OPERATOR_TASKS` begins with the task that needs the most pixels, so the last distance is the farthest. The slider
  // reaches at least 2 m, so that it can be moved even if no distance can be computed.
  const farthest = Math.ceil(distances.at(-1) ?? 0);
  const sliderMax = Math.min(Math.max(farthest, 2), limitMetres);
  const density = metres === undefined ? undefined : pixelsPerMetreAt(view, metres);
  const viewWidth = metres === undefined ? undefined : viewWidthMetres(viewDegrees, metres);
  const person = metres === undefined ? undefined : personPixelsAt(view, metres);
  const task = density === undefined ? undefined : taskAt(density);
  return (
    <Calculator
      id={CALCULATORS.viewDistance}
      title={viewTexts.title}
      intro={viewTexts.intro}
      main={{
        label: metres === undefined ? viewTexts.title : viewTexts.main(metres),
        value:
          density === undefined ? undefined : task === undefined ? viewTexts.none : viewTexts.tasks[task],
      }}
      results={[
        ...tasks.map(({ task, distance }) => ({
          label: viewTexts.taskName(viewTexts.tasks[task]),
          meaning: viewTexts.meanings[task],
          mark: <span className="view-distance-mark" data-task={task} />,
          value: distance === undefined ? undefined : viewTexts.upTo(distance),
        })),
        {
          label: viewTexts.density,
          value: density === undefined ? undefined : viewTexts.pixelsPerMetre(density),
        },
        {
          label: viewTexts.viewWidth,
          value: viewWidth === undefined ? undefined : viewTexts.upTo(viewWidth),
        },
        { label: viewTexts.person, value: person && viewTexts.personPixels(person.height, person.width) },
        { label: viewTexts.face, value: person && viewTexts.facePixels(person.faceWidth) },
      ]}
      formula={
        distances[0] === undefined
          ? undefined
          : viewTexts.formula(widthPixels, viewDegrees, OPERATOR_TASKS[0].pixelsPerMetre, distances[0])
      }
      notes={viewTexts.notes}
      drawing={
        distances.length === tasks.length && (
          <figure>
            <ViewPlan viewDegrees={viewDegrees} distances={distances} personMetres={metres} />
            <figcaption className="view-distance-caption">{viewTexts.planCaption}</figcaption>
          </figure>
        )
      }
      picture={
        metres !== undefined &&
        person &&
        density !== undefined && (
          <figure>
            <PersonPicture pixelsPerMetre={density} distanceMetres={metres} heightPixels={person.height} />
            <figcaption className="view-distance-caption">{viewTexts.personCaption}</figcaption>
          </figure>
        )
      }
    >
      <PlanNumber plan={plan} name="width" unit="px" list="picture-widths" />
      <datalist id="picture-widths">
        {PICTURE_WIDTHS.map((width) => (
          <option key={width}>{width}</option>
        ))}
      </datalist>
      <PlanNumber plan={plan} name="view" unit="°" />
      <PlanNumber plan={plan} name="distance" unit="m" />
      <input
        type="range"
        aria-label={viewTexts.slider}
        aria-valuetext={metres === undefined ? noResult : viewTexts.at(metres)}
        min={nearestMetres}
        max={sliderMax}
        step={0.5}
        value={metres ?? nearestMetres}
        className="view-distance-slider"
        onChange={(event) => plan.change('distance', event.target.value)}
        onPointerUp={plan.finishChange}
        onBlur={plan.finishChange}
      />
    </Calculator>
  );
}

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
function ViewPlan({ viewDegrees, distances, personMetres }: ViewPlanProps) {
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
    ({ task }, index) => `${viewTexts.tasks[task]} ${viewTexts.upTo(distances[index] ?? 0)}`,
  );
  return (
    <svg
      role="img"
      aria-label={viewTexts.planName(viewDegrees, names.join(', '))}
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
        {viewTexts.scaleBar(barMetres)}
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
