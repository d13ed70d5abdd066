export const collectionsPage = 'All Categories';
export const collectionsPageDescription =
  'All eight ranges: wireless communication, intercoms, smart sensors, CCTV, thermal, explosion-proof and maritime cameras, and fire alarms.';
export const featuredProducts = 'Featured Products';
export const onSaleProducts = 'On Sale Products';
export const bestSellingProducts = 'Best Selling Products';
