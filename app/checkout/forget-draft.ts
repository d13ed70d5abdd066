import { onSignOut } from '#app/account/sign-outs.ts';
import { clearDraft } from './checkout-draft.ts';

/** Forgets after each sign-out what was typed into the checkout. Returns a function that stops this. */
export const forgetDraftAtSignOut = (): (() => void) => onSignOut(clearDraft);
