/** 123450 → `$1,234.50` */
export function money(cents: number): string {
  return `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
}

/** The specified order summary, in cents: flat shipping of $49.99, and 18% tax rounded half up. */
export function summaryOf(subtotal: number) {
  const shipping = subtotal > 0 ? 4999 : 0;
  const tax = Math.floor((subtotal * 18 + 50) / 100);
  return { subtotal, shipping, tax, total: subtotal + shipping + tax };
}
