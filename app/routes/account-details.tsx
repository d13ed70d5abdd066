import { AccountForm, NAME_FIELDS, NEWSLETTER_FIELD } from '#app/account/account-form.tsx';
import { AccountScreen, askForCustomer } from '#app/account/account-screen.tsx';
import { CloseAccount } from '#app/account/close-account.tsx';
import { DETAILS_RULES } from '#app/commerce/model/account-forms.ts';
import { privateMeta } from '#app/shell/page-meta.ts';
import { Facts } from '#app/ui/facts.tsx';
import * as texts from '#app/account/texts.ts';

export const meta = privateMeta(texts.accountDetails, texts.accountDescription, '/account/details');

const COMPANY_FIELDS = [
  { name: 'company', label: texts.company, autoComplete: 'organization', required: false },
  { name: 'vatNumber', label: texts.vatNumber, hint: texts.vatNumberHint, required: false },
] as const;

export default function Details() {
  return (
    <AccountScreen title={texts.accountDetails} trail={[]} ask={askForCustomer}>
      {({ customer: { firm, ...customer } }) => (
        <>
          {firm && (
            <>
              <Facts facts={texts.firmFacts(firm)} className="facts" />
              <p className="hint">{texts.firmHint}</p>
            </>
          )}
          <AccountForm
            title={texts.accountDetails}
            initialValues={customer}
            rules={DETAILS_RULES}
            fields={[
              NAME_FIELDS,
              { name: 'email', label: texts.email, hint: texts.emailHint, readOnly: true },
              {
                name: 'phone',
                label: texts.phone,
                type: 'tel',
                autoComplete: 'tel',
                hint: texts.phoneHint,
              },
              ...(firm ? [] : COMPANY_FIELDS),
              NEWSLETTER_FIELD,
            ]}
            send={(commerce, { email: _email, company, vatNumber, ...details }) =>
              commerce.saveDetails({ ...details, ...(!firm && { company, vatNumber }) })
            }
            submit={texts.saveDetails}
            busyText={texts.saving}
            successText={texts.detailsSaved}
            actions={null}
          />
          <CloseAccount />
        </>
      )}
    </AccountScreen>
  );
}
