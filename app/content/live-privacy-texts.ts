export const livePrivacyDescription =
  'What you send to the shop when you look at your cart, place an order, use an account or write to us, what we keep of it, and what stays in your own browser.';
