// The shortcuts of the installed shop.
export { quickOrder } from '#app/cart/texts.ts';
export { searchPage as search } from '#app/search/texts.ts';
export { cart, systemPlanner as planner } from '#app/shell/texts.ts';
