import { Link } from 'react-router';
import type { Commerce } from '#app/commerce/commerce.ts';
import { linkExpired } from '#app/texts/account.ts';
import * as texts from '#app/texts/account-screens.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Message } from '#app/ui/message.tsx';
import styles from './account-form.module.css';
import { Answer } from './answer.tsx';
import { rememberSignedIn } from './signed-in-store.ts';

/** A reload sends the token a second time, when it is used up but the browser is signed in. */
async function confirm(commerce: Commerce, token: string) {
  const answer = await commerce.confirmRegistration(token);
  const session = answer.kind === 'expired' ? await commerce.session() : undefined;
  const isSignedIn =
    answer.kind === 'signed-in' || (session?.kind === 'session' && session.customer !== null);
  if (!isSignedIn) return answer;
  rememberSignedIn(true);
  return { kind: 'confirmed' } as const;
}

/** Confirms a registration with the token of the mailed link. */
export function Confirmation({ token }: { readonly token: string }) {
  return (
    <div className={styles.form}>
      <Answer ask={(commerce) => confirm(commerce, token)}>
        {({ kind }) =>
          kind === 'confirmed' ? (
            <>
              <Message success>{texts.accountConfirmed}</Message>
              <p>
                <ButtonLink variant="action" to="/account">
                  {texts.myAccount}
                </ButtonLink>
              </p>
            </>
          ) : (
            <>
              <Message>{linkExpired}</Message>
              <p>
                <Link to="/register">{texts.registerAgain}</Link>
              </p>
            </>
          )
        }
      </Answer>
    </div>
  );
}
