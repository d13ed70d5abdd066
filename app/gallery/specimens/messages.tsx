import type { Specimen } from '#app/gallery/specimen.ts';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Message } from '#app/ui/message.tsx';

const LONG =
  'Orders cannot be placed at the moment, because the payment service is being maintained. Nothing has been charged; your cart is kept, so please try again in a few minutes or call us.';

const LABELS = {
  name: 'Full name',
  email: 'E-mail',
  address: 'Street and number of the building that the instruments are delivered to',
};

export const messages: Specimen = {
  name: 'messages',
  title: 'Messages',
  files: ['message.tsx', 'error-summary.tsx'],
  rows: [
    {
      title: 'Message',
      room: 'some',
      drawings: [
        { state: 'Empty: nothing is shown', content: <Message /> },
        { state: 'Rest', content: <Message>Thank you. We answer within one working day.</Message> },
        { state: 'Done', content: <Message done>Your message has been sent.</Message> },
        { state: 'Long text', content: <Message role="alert">{LONG}</Message> },
      ],
    },
    {
      title: 'Error summary',
      room: 'some',
      drawings: [
        { state: 'Empty: nothing is shown', content: summary([]) },
        { state: 'One field', content: summary(['email']) },
        { state: 'Link, hover', content: summary(['name', 'email']), as: 'hover' },
        { state: 'Link, focus visible', content: summary(['name', 'email']), as: 'focus-visible' },
        { state: 'Focus visible', content: summary(['name', 'email']), as: 'focus-visible', of: 'div' },
        { state: 'Long text', content: summary(['name', 'email', 'address']) },
      ],
    },
  ],
};

function summary(names: readonly (keyof typeof LABELS)[]) {
  const fields = names.map((name) => ({ name, id: `summary-${name}` }));
  return <ErrorSummary attempt={1} fields={fields} labels={LABELS} />;
}
