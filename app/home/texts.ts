export const pageTitle = (shop: string, title: string) => `${shop}: ${title}`;

export const heroName = 'Featured banners';
export const heroRoleDescription = 'carousel';
export const slideRoleDescription = 'slide';
export const slideOf = (number: number, count: number) => `${number} of ${count}`;
export const pauseSlides = 'Pause slides';
export const playSlides = 'Play slides';
export const previousSlide = 'Previous slide';
export const nextSlide = 'Next slide';

export const dealsHeading = 'Deals of The Day';
export const savePercent = (percent: number) => `Save ${percent}%`;
export const addToCart = 'Add To Cart';
export const dealDetails = 'Details';
export const viewProduct = 'View Product';

export const countdownName = 'Time left for these prices';
export const hideCountdown = 'Hide countdown';
export const showCountdown = 'Show countdown';
export const endsIn = 'Ends in';
export const days = 'Days';
export const hours = 'Hours';
export const minutes = 'Minutes';
export const seconds = 'Seconds';

export const featuredHeading = 'Featured Products';
export const viewAll = 'View All';
export const bestSellersHeading = 'Best Sellers';
export const newArrivalsHeading = 'New Arrivals';
export const onSaleHeading = 'On Sale Products';

export const newsletterDiscount = (percent: number) =>
  ` Subscribe and take ${percent}% off your first order.`;
/** Follows the percentage, which is in a larger font. */
export const offFirstOrder = ' off your first order';

export const sampleBadge = 'Sample';
export const testimonialsHeading = 'What customers say';
export const testimonialsNote = 'Written to show how quotes will look, and attributed to roles, not people.';
export const newsHeading = 'Latest news';
export const newsNote = 'Entries that show how news will look.';
