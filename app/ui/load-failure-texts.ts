export const partsGone =
  'The shop has been updated since this page was opened, and this part of it is gone. What you have typed is kept when you load the new version, except passwords and card details.';
export const loadUpdate = 'Load the new version';
