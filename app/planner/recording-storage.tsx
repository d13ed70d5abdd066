import { CALCULATORS } from './model/plan-link.ts';
import { bandwidthMbps, drivesNeeded, storageGigabytes } from './model/recording-storage.ts';
import { exact, storage as texts } from './texts.ts';
import { Calculator } from './calculator.tsx';
import { InputRows } from './input-rows.tsx';
import { PlanNumber } from './plan-number.tsx';
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
      title={texts.title}
      intro={texts.intro}
      main={{ label: texts.main, value: gigabytes === undefined ? undefined : texts.gigabytes(gigabytes) }}
      results={[
        {
          label: texts.terabytes,
          value: gigabytes === undefined ? undefined : texts.inTerabytes(gigabytes),
        },
        { label: texts.bandwidth, value: mbps === undefined ? undefined : texts.mbps(mbps) },
        {
          label: texts.drives,
          value: drives === undefined ? undefined : texts.driveCount(drives, driveTerabytes),
        },
      ]}
      formula={
        gigabytes === undefined
          ? undefined
          : texts.formula(groups.length > 1 ? `(${factors})` : factors, hoursPerDay, days, gigabytes)
      }
      notes={texts.notes}
    >
      <InputRows plan={plan} table="cameras" addLabel={texts.addCameras} removeLabel={texts.removeCameras}>
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
