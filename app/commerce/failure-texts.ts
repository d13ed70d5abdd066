import type { Failure } from './model/service-error.ts';
import { serviceErrorText } from './service-error-texts.ts';

/**
 * @param labels the label of each field of the form, by the field's name in a request
 * @param noAnswer shown if the back end does not answer, in place of a text about orders
 */
export function failureText(
  failure: Failure,
  labels: Readonly<Record<string, string>> = {},
  noAnswer?: string,
): string {
  switch (failure.kind) {
    case 'unavailable':
      return noAnswer !== undefined && failure.error !== 'TOO_MANY'
        ? noAnswer
        : serviceErrorText(failure.error).text;
    case 'rejected': {
      if (Object.values(failure.fields).includes('too-common'))
        return 'Many people use this password, so it is easy to guess. Please choose another one.';
      const fields = Object.keys(failure.fields).flatMap((name) => labels[name] ?? []);
      return fields.length === 0
        ? 'Something you entered was not accepted. Please check it.'
        : `Please check what was not accepted: ${fields.join(', ')}.`;
    }
    case 'signed-out':
      return 'You are not signed in any more. Please sign in again.';
    case 'not-found':
      return 'This does not exist, or it belongs to another account.';
  }
}
