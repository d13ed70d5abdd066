/** Common mail programs cut longer links, in UTF-16 code units. */
export const MAX_MAIL_LINK = 1900;

/** A text as a part of a link that opens a mail program. Lines end as RFC 6068 asks. */
export const inMailLink = (text: string): string =>
  encodeURIComponent(text.toWellFormed().replaceAll(/\r?\n/g, '\r\n'));

/** Opens the mail program of the visitor with a new message. */
export const mailLink = (address: string, subject: string, body: string): string =>
  `mailto:${address}?subject=${inMailLink(subject)}&body=${inMailLink(body)}`;
