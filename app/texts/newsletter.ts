export const emailLabel = 'Email address';
export const emailExample = 'you@company.com';
export const subscribe = 'Subscribe';
