// The shortcuts of the installed shop.
export { quickOrder } from './cart.ts';
export { searchPage as search } from './search.ts';
export { cart, systemPlanner as planner } from './shell.ts';
