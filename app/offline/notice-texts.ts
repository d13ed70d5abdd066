// Notices that any page can show. They are not in offline.ts, so that a page does not load the texts of the offline page.

export const updateReady =
  'A newer version of the shop is ready. This page stays as it is until you load it.';
export const partsGone =
  'The shop has been updated, and this page is of the version before: this part of it is gone. What you have typed is kept when you load the new version, except passwords and card details.';
export const loadUpdate = 'Load the new version';
export const full =
  'There is no space left on this device, so this page will not open without a connection. Everything else works.';
