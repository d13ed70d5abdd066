// The texts of links to the quote. They have a file of their own, so that pages with these links do not load the other
// texts of quotes.

export const prepareQuote = 'Prepare a quote';
export const downloadQuotePdf = 'Download quote (PDF)';
