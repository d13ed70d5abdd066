import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { hasTextPage } from '#app/shop-contents.ts';
import { CheckboxField } from '#app/ui/choice-field.tsx';
import * as texts from './texts.ts';

export function AgreeToTerms(props: Omit<ComponentProps<typeof CheckboxField>, 'children' | 'required'>) {
  return (
    <CheckboxField {...props} required>
      {texts.agreeToThe}{' '}
      {hasTextPage('/terms-conditions') ? (
        <>
          <Link to="/terms-conditions" target="_blank">
            {texts.termsAndConditions}
          </Link>{' '}
          {texts.opensInNewTab}
        </>
      ) : (
        texts.termsAndConditions
      )}
    </CheckboxField>
  );
}
