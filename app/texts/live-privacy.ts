export const livePrivacyDescription =
  'What you send to the shop when you look at your cart, place an order or use an account, what we keep of it, and what stays in your own browser.';
