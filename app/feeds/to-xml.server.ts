import XMLBuilder from 'fast-xml-builder';

/** Characters that XML 1.0 does not allow, not even escaped. */
const NOT_ALLOWED = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const allowedText = (_name: string, value: unknown): string => String(value).replace(NOT_ALLOWED, '');

const builder = new XMLBuilder({
  format: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  tagValueProcessor: allowedText,
  attributeValueProcessor: allowedText,
});

/**
 * An XML document with one root element. A name that begins with `@` is an attribute, an array is a sequence of elements of
 * one name, and `#text` is the text of an element with attributes. Characters that XML does not allow are left out.
 */
export function toXml(document: Readonly<Record<string, object>>): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(document)}`;
}
