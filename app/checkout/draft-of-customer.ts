import { onSignOut } from '#app/lib/sign-outs.ts';
import { clearDraft } from './checkout-draft.ts';

/** Returns a function that stops this. */
export const clearAfterSignOut = (): (() => void) => onSignOut(clearDraft);
