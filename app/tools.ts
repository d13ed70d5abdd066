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

/** What a cart can lead to without a back end. */
export const CHECKOUTS = ['maintenance', 'quote', 'none'] as const;
type ToolOfCheckout = Readonly<Partial<Record<(typeof CHECKOUTS)[number] | 'orders', Tool>>>;

/** The tool that the cart leads to. */
export const NEEDED_TOOL: ToolOfCheckout = { quote: 'quote' };
/** The tool that the shop goes without: where the cart leads to nothing, it becomes no quote either. */
export const UNUSED_TOOL: ToolOfCheckout = { none: 'quote' };
