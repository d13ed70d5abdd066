// Loaded with every page that has the button. The texts of its dialog are in `lists.ts`.

export const addToList = 'Add to list';
export const notLoaded = 'Your lists could not be loaded. Please check your connection and try again.';
