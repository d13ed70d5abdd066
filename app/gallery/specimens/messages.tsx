import type { Specimen } from '#app/gallery/specimen.ts';
import { ErrorSummary, Message } from '#app/ui/message.tsx';

const LONG =
  'Orders cannot be placed at the moment because the payment service is under maintenance. You have not been charged and your cart is saved. Please try again in a few minutes or call us.';

const LABELS = {
  name: 'Full name',
  email: 'E-mail',
  address: 'Street and number of the building that the order is delivered to',
};

export const messages: Specimen = {
  name: 'messages',
  title: 'Messages',
  files: ['message.tsx'],
  groups: [
    {
      title: 'Message',
      width: 'medium',
      examples: [
        { label: 'Empty: hidden', content: <Message /> },
        { label: 'Default', content: <Message>Thank you. We answer within one working day.</Message> },
        { label: 'Success', content: <Message success>Your message has been sent.</Message> },
        { label: 'Long text', content: <Message role="alert">{LONG}</Message> },
      ],
    },
    {
      title: 'Error summary',
      width: 'medium',
      examples: [
        { label: 'Empty: hidden', content: summary([]) },
        { label: 'One field', content: summary(['email']) },
        { label: 'Link, hover', content: summary(['name', 'email']), pseudoClass: 'hover' },
        { label: 'Link, focus visible', content: summary(['name', 'email']), pseudoClass: 'focus-visible' },
        {
          label: 'Focus visible',
          content: summary(['name', 'email']),
          pseudoClass: 'focus-visible',
          target: 'div',
        },
        { label: 'Long text', content: summary(['name', 'email', 'address']) },
      ],
    },
  ],
};

function summary(names: readonly (keyof typeof LABELS)[]) {
  const fields = names.map((name) => ({ name, id: `summary-${name}` }));
  return <ErrorSummary attempt={1} fields={fields} labels={LABELS} />;
}
