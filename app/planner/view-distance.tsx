import { CALCULATORS } from './model/plan-link.ts';
import { limitsOf } from './model/plan-inputs.ts';
import {
  distanceMetresAt,
  OPERATOR_TASKS,
  personPixelsAt,
  pixelsPerMetreAt,
  taskAt,
  viewWidthMetres,
} from './model/view-distance.ts';
import { noResult, view as texts } from './texts.ts';
import { Calculator } from './calculator.tsx';
import { PlanNumber } from './plan-number.tsx';
import { PersonPicture } from './person-picture.tsx';
import type { Plan } from './use-plan.ts';
import { ViewPlan } from './view-plan.tsx';

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
      title={texts.title}
      intro={texts.intro}
      main={{
        label: metres === undefined ? texts.title : texts.main(metres),
        value: density === undefined ? undefined : task === undefined ? texts.none : texts.tasks[task],
      }}
      results={[
        ...tasks.map(({ task, distance }) => ({
          label: texts.taskName(texts.tasks[task]),
          meaning: texts.meanings[task],
          mark: <span className="view-distance-mark" data-task={task} />,
          value: distance === undefined ? undefined : texts.upTo(distance),
        })),
        { label: texts.density, value: density === undefined ? undefined : texts.pixelsPerMetre(density) },
        { label: texts.viewWidth, value: viewWidth === undefined ? undefined : texts.upTo(viewWidth) },
        { label: texts.person, value: person && texts.personPixels(person.height, person.width) },
        { label: texts.face, value: person && texts.facePixels(person.faceWidth) },
      ]}
      formula={
        distances[0] === undefined
          ? undefined
          : texts.formula(widthPixels, viewDegrees, OPERATOR_TASKS[0].pixelsPerMetre, distances[0])
      }
      notes={texts.notes}
      drawing={
        distances.length === tasks.length && (
          <figure>
            <ViewPlan viewDegrees={viewDegrees} distances={distances} personMetres={metres} />
            <figcaption className="view-distance-caption">{texts.planCaption}</figcaption>
          </figure>
        )
      }
      picture={
        metres !== undefined &&
        person &&
        density !== undefined && (
          <figure>
            <PersonPicture pixelsPerMetre={density} distanceMetres={metres} heightPixels={person.height} />
            <figcaption className="view-distance-caption">{texts.personCaption}</figcaption>
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
        aria-label={texts.slider}
        aria-valuetext={metres === undefined ? noResult : texts.at(metres)}
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
