import * as v from 'valibot';
import { CURE_MARK, isRealDay, schemaLink, text } from './schema-parts.server.ts';

const instantWithZone = `must be an instant with its zone${CURE_MARK}write it like 2026-12-20T23:59:59-05:00`;

const dealsSchema = v.strictObject({
  endsAt: v.pipe(
    v.string(),
    v.regex(
      /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/,
      instantWithZone,
    ),
    v.metadata({ title: 'Ends at', description: 'When the countdown ends, like 2026-12-20T23:59:59-05:00.' }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (dataset.typed && dataset.issues === undefined && !isRealDay(dataset.value)) {
        addIssue({ message: `must be a day that exists${CURE_MARK}correct the month or the day` });
      }
    }),
  ),
  note: v.pipe(text, v.metadata({ title: 'Note', description: 'What ends then, in one short line.' })),
});

export const dealsFileSchema = v.pipe(
  v.strictObject({ $schema: schemaLink, deals: dealsSchema }),
  v.metadata({ title: 'Deals', description: 'The countdown beside Deals of The Day.' }),
);
