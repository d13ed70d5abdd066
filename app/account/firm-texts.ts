export const toApprove = 'To approve';
export const toApproveText =
  'Your colleagues have ordered for more than they may order alone. Nothing is reserved until you have approved it.';
export const orderedBy = 'Ordered by';
export const waitsForYou =
  'This order waits for your approval. Nothing is reserved until you have approved it.';
export const approve = 'Approve';
export const approving = 'Approving...';
export const decline = 'Decline';
export const declining = 'Declining...';
export const declineThisOrder = (number: string) => `Decline order ${number}?`;
export const declineMeans =
  'The order is cancelled, nothing is charged, and whoever ordered gets an email. This cannot be undone.';
export const reason = 'Reason (optional)';
export const reasonHint = 'It is part of the email.';
export const keepWaiting = 'Decide Later';
export const approved = (number: string) => `Order ${number} is approved.`;
export const declined = (number: string) => `Order ${number} is declined and cancelled.`;
export const decidedMeanwhile =
  'This order does not wait for you any more: it was decided or cancelled in the meantime.';
export const tooLittleStock =
  'There is too little in stock of a product in this order, so it cannot be approved now. Nothing has changed.';
export const paymentGone =
  'The payment of this order is not valid any more, so it cannot be approved. Decline it, and ask for a new order.';
