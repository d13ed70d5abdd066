export const breadcrumb = 'Breadcrumb';
export const home = 'Home';
export const previous = 'Previous';
export const next = 'Next';
export const loading = 'Loading…';
export const dismissNotice = 'Dismiss';
export const fieldsNeedAttention = 'Some fields need your attention:';
export const showPassword = 'Show';
export const hidePassword = 'Hide';
export const acceptedPayment = 'Accepted payment';

export const quantity = (of?: string) => `Quantity${ofProduct(of)}`;
export const decreaseQuantity = (of?: string) => `Decrease quantity${ofProduct(of)}`;
export const increaseQuantity = (of?: string) => `Increase quantity${ofProduct(of)}`;

function ofProduct(title?: string): string {
  return title === undefined ? '' : ` of ${title}`;
}
