/** What a shop can do without. */
export const TOOLS = [
  'planner',
  'systemCheck',
  'quickOrder',
  'lists',
  'compare',
  'quote',
  'offline',
  'plainWords',
] as const;
export type Tool = (typeof TOOLS)[number];
