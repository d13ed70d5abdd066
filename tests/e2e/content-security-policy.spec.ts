import { firstMatch, pages } from './support/built-site.ts';
import { expect, test } from './support/shop.ts';

const policyOf = (html: string) =>
  firstMatch(html, /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i);

/** The sources of a policy by directive. */
function directives(policy: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test.describe('The content security policy', () => {
  test('allows no unsafe and no foreign sources', async ({ request }) => {
    const header = (await request.get('/')).headers()['content-security-policy'] ?? '';
    expect(header).not.toMatch(/unsafe-|https?:|\*/);
    for (const { path, html } of pages) {
      expect(policyOf(html), path).not.toMatch(/unsafe-|https?:|\*/);
      expect(directives(policyOf(html)).get('default-src'), path).toEqual(["'none'"]);
    }
  });

  test('of every page contains the directives of the header, except for frame-ancestors', async ({
    request,
  }) => {
    const header = directives((await request.get('/')).headers()['content-security-policy'] ?? '');
    expect(header.get('frame-ancestors')).toEqual(["'none'"]);
    for (const { path, html } of pages) {
      const meta = directives(policyOf(html));
      for (const [name, sources] of header) {
        // Pages leave it out, because browsers ignore it in a `<meta>` element.
        if (name !== 'frame-ancestors') expect(meta.get(name), `${path} ${name}`).toEqual(sources);
      }
    }
  });

  test('precedes everything it governs, and no page has style attributes or inline handlers', () => {
    for (const { path, html } of pages) {
      expect(html.indexOf('Content-Security-Policy'), path).toBeLessThan(
        html.search(/<(script|style|link|img)\b/),
      );
      expect(html.match(/<[a-z][^>]*\s(style|on[a-z]+)="/gi) ?? [], path).toEqual([]);
    }
  });
});
