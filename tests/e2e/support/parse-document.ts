import type { Page } from '@playwright/test';

/** What the elements in the head of a page say. */
export type Head = {
  readonly title: string;
  /** The contents of `<meta name>` and `<meta property>`, by that name. */
  readonly meta: Readonly<Record<string, readonly string[]>>;
  readonly links: readonly Readonly<Record<'rel' | 'href' | 'type' | 'title', string>>[];
  /** The texts of the JSON-LD scripts, wherever they are in the page. */
  readonly jsonLd: readonly string[];
};

/** Parses the HTML of pages with the browser's parser, without running their scripts. */
export function parseHeads(page: Page, htmls: readonly string[]): Promise<Head[]> {
  return page.evaluate(
    (htmls) =>
      htmls.map((html) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        const meta: Record<string, string[]> = {};
        for (const element of parsed.head.querySelectorAll('meta')) {
          const name = element.name || (element.getAttribute('property') ?? '');
          if (name !== '') (meta[name] ??= []).push(element.content);
        }
        return {
          title: parsed.title,
          meta,
          links: [...parsed.head.querySelectorAll('link')].map((link) => ({
            rel: link.rel,
            href: link.getAttribute('href') ?? '',
            type: link.type,
            title: link.title,
          })),
          jsonLd: [...parsed.querySelectorAll('script[type="application/ld+json"]')].map(
            ({ textContent }) => textContent,
          ),
        };
      }),
    htmls,
  );
}

/**
 * The value of an XML element. An element with neither attributes nor child elements is a string, its text. Any other
 * is an object with its attributes (`@name`) and either lists of its child elements by name or, if it has none, its
 * text (`#text`).
 */
export type XmlValue = string | { [name: string]: XmlValue | XmlValue[] };

/**
 * Parses an XML document with the browser's parser. The names of elements get the prefix that `prefixes` gives their
 * namespace, whatever prefix the document uses. The names of attributes have no prefix.
 * @throws Error if the document is not well-formed, has an element in a namespace that `prefixes` lacks, or has text
 * between elements
 */
export function parseXml(
  page: Page,
  text: string,
  prefixes: Readonly<Record<string, string>>,
): Promise<Record<string, XmlValue>> {
  return page.evaluate(
    ([text, prefixes]) => {
      const xml = new DOMParser().parseFromString(text, 'application/xml');
      const error = xml.querySelector('parsererror');
      if (error) throw new Error(error.textContent);
      const nameOf = ({ namespaceURI, localName }: Attr | Element) => {
        const prefix = prefixes[namespaceURI ?? ''];
        if (prefix === undefined) throw new Error(`${localName} is in the namespace ${namespaceURI}`);
        return prefix === '' ? localName : `${prefix}:${localName}`;
      };
      const valueOf = (element: Element): XmlValue => {
        const attributes = [...element.attributes].filter(
          ({ namespaceURI }) => namespaceURI !== 'http://www.w3.org/2000/xmlns/',
        );
        const children = [...element.children];
        if (attributes.length === 0 && children.length === 0) return element.textContent;
        const value: { [name: string]: XmlValue | XmlValue[] } = {};
        for (const attribute of attributes) value[`@${attribute.localName}`] = attribute.value;
        for (const child of children) {
          const list = (value[nameOf(child)] ??= []);
          if (Array.isArray(list)) list.push(valueOf(child));
        }
        if (children.length === 0) value['#text'] = element.textContent;
        else if (
          [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
        )
          throw new Error(`${element.localName} has text between its elements`);
        return value;
      };
      return { [nameOf(xml.documentElement)]: valueOf(xml.documentElement) };
    },
    [text, prefixes] as const,
  );
}
