import { vi } from 'vitest';
import { TOOLS } from '#app/tools.ts';

// A build makes constants of these, see `app/env.d.ts`.
vi.stubGlobal('HAS', Object.fromEntries(TOOLS.map((tool) => [tool, true])));
