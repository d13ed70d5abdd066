import type { ComponentProps } from 'react';
import { useCommerce } from '#app/commerce/commerce-context.tsx';
import { MAX_REFERENCE } from '#app/commerce/model/order.ts';
import { signedInStore } from '#app/lib/signed-in-store.ts';
import { useLoaded } from '#app/lib/use-loaded.ts';
import { useStore } from '#app/lib/use-store.ts';
import { TextField } from '#app/ui/text-field.tsx';
import * as texts from './texts.ts';

/** Whether who is signed in buys for a firm. If the back end does not answer, nobody does. */
export function useIsOfFirm(): boolean {
  const commerce = useCommerce();
  const isSignedIn = useStore(signedInStore);
  const { value } = useLoaded(isSignedIn ? 'signed in' : undefined, () => commerce.session());
  return isSignedIn && value?.kind === 'session' && value.customer?.firm !== undefined;
}

type CostCentreProps = Pick<ComponentProps<typeof TextField>, 'id' | 'name' | 'error' | 'defaultValue'>;

/** For people of a firm. */
export function CostCentreField(props: CostCentreProps) {
  return (
    <TextField
      {...props}
      label={texts.costCentre}
      hint={texts.costCentreHint}
      maxLength={MAX_REFERENCE}
      spellCheck={false}
      autoComplete="off"
      enterKeyHint="done"
    />
  );
}
