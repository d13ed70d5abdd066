import type { Specimen } from './specimen.ts';
import { badges } from './specimens/badges.tsx';
import { breadcrumbs } from './specimens/breadcrumbs.tsx';
import { buttons } from './specimens/buttons.tsx';
import { carousels } from './specimens/carousels.tsx';
import { choiceFields } from './specimens/choice-fields.tsx';
import { dialogs } from './specimens/dialogs.tsx';
import { emptyStates } from './specimens/empty-states.tsx';
import { messages } from './specimens/messages.tsx';
import { notices } from './specimens/notices.tsx';
import { otherFields } from './specimens/other-fields.tsx';
import { pictures } from './specimens/pictures.tsx';
import { progressBars } from './specimens/progress-bars.tsx';
import { quantity } from './specimens/quantity.tsx';
import { tabs } from './specimens/tabs.tsx';
import { textFields } from './specimens/text-fields.tsx';

/** Every visible component of `ui/`, in the order of the gallery page. */
export const SPECIMENS: readonly Specimen[] = [
  buttons,
  badges,
  textFields,
  otherFields,
  choiceFields,
  quantity,
  messages,
  notices,
  dialogs,
  emptyStates,
  tabs,
  carousels,
  breadcrumbs,
  pictures,
  progressBars,
];
