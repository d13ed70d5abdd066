export const emailLabel = 'Email address';
export const emailExample = 'you@company.com';
export const subscriptionUncertain =
  'Our service does not answer at the moment. Please try again in a few minutes.';
export const subscribe = 'Subscribe';
/** The same whether or not the address is subscribed already. */
export const confirmByMail = 'Almost done: we have sent you an email. Open its link to confirm your address.';
