import { Initial1795634615105 } from './1795634615105-initial.ts';

/** In the order in which they are applied. `scripts/generate-migration.ts` writes new ones. */
export const migrations = [Initial1795634615105];
