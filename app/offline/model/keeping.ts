/** The states of keeping the whole shop. Sizes are in bytes. */
export type Keeping =
  | { readonly kind: 'idle' | 'removed' }
  | { readonly kind: 'running'; readonly done: number; readonly all: number }
  | { readonly kind: 'cancelled'; readonly done: number; readonly all: number }
  | { readonly kind: 'failed'; readonly reason: KeepingFailure }
  | { readonly kind: 'no-space'; readonly needed: number; readonly free: number }
  | { readonly kind: 'kept'; readonly all: number };

/** The connection was lost; the shop was published again; the browser has no space left. */
export type KeepingFailure = 'network' | 'changed' | 'full';

export type KeepingEvent =
  /** `done` is what was kept before, `free` what the browser has left, if it says so. */
  | { readonly kind: 'start'; readonly done: number; readonly all: number; readonly free: number | undefined }
  | { readonly kind: 'loaded'; readonly bytes: number }
  | { readonly kind: 'finish' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'fail'; readonly reason: KeepingFailure }
  | { readonly kind: 'remove' };

export const NOT_KEEPING: Keeping = { kind: 'idle' };

export function nextKeeping(keeping: Keeping, event: KeepingEvent): Keeping {
  switch (event.kind) {
    case 'start': {
      if (keeping.kind === 'running') return keeping;
      const { done, all, free } = event;
      const needed = all - done;
      if (free !== undefined && needed > free) return { kind: 'no-space', needed, free };
      return { kind: 'running', done, all };
    }
    case 'loaded':
      return keeping.kind === 'running'
        ? { ...keeping, done: Math.min(keeping.done + event.bytes, keeping.all) }
        : keeping;
    case 'finish':
      return keeping.kind === 'running' ? { kind: 'kept', all: keeping.all } : keeping;
    case 'cancel':
      return keeping.kind === 'running' ? { ...keeping, kind: 'cancelled' } : keeping;
    case 'fail':
      return keeping.kind === 'running' ? { kind: 'failed', reason: event.reason } : keeping;
    case 'remove':
      return keeping.kind === 'running' ? keeping : { kind: 'removed' };
  }
}
