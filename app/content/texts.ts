export const helpHeading = 'Ask a person';
export const supportOpen = (hours: string) => `Support is open ${hours}.`;
export const email = 'Email';
export const allContactDetails = 'All contact details';

export const contentsHeading = 'On this page';
