// The texts of the list of shortcuts, in a module of their own because the list is a chunk of its own.

export const title = 'Keyboard shortcuts';
export const close = 'Close keyboard shortcuts';

export const goToSearch = 'Go to the search field';
export const showList = 'Show this list';

export const singleKeys = 'Single-key shortcuts';
export const singleKeysHint =
  'Turn them off if you control this device by voice, or press these keys by accident. This browser keeps the choice.';

export const otherKeys = 'Always available';
export const OTHER_KEYS = [
  ['Esc', 'Close a dialog, a menu or a list. In the search field, press it again to clear the text'],
  ['↑ ↓', 'Move through suggestions and recent searches'],
  ['Enter', 'Open the selected suggestion, or search'],
  ['← →', 'Move between the tabs of a product, or between its enlarged pictures'],
] as const;
