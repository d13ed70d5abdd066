import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withContentSecurityPolicy } from './content-security-policy.server.ts';

const page = (head: string) => `<html><head><meta charSet="utf-8"/>${head}</head><body></body></html>`;
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('allows the inline scripts and styles of the page by hash', () => {
  const html = withContentSecurityPolicy(
    page('<style>@layer a, b;</style><script>start();</script><script type="module">import "/a.js"</script>'),
    [],
  );
  expect(html).toContain(`script-src 'self' ${hashOf('start();')} ${hashOf('import "/a.js"')};`);
  expect(html).toContain(`style-src 'self' ${hashOf('@layer a, b;')};`);
  expect(html).not.toContain('unsafe');
});

test('lists no hashes for script files or structured data', () => {
  const html = withContentSecurityPolicy(
    page('<script src="/a.js"></script><script type="application/ld+json">{}</script>'),
    [],
  );
  expect(html).toContain("script-src 'self';");
});

test('allows pictures from the origins that the catalogue uses', () => {
  const origins = ['https://cdn.example.com'];
  expect(withContentSecurityPolicy(page(''), origins)).toContain(
    "img-src 'self' data: https://cdn.example.com",
  );
});

test('allows code, frames and requests of Stripe in a shop that takes cards, and of nobody else', () => {
  const cards = {
    scripts: ['https://js.example.com'],
    frames: ['https://hooks.example.com'],
    requests: ['https://api.example.com'],
  };
  const html = withContentSecurityPolicy(page(''), [], cards);
  expect(html).toContain("script-src 'self' https://js.example.com;");
  expect(html).toContain('frame-src https://hooks.example.com;');
  expect(html).toContain("connect-src 'self' https://api.example.com;");
  expect(withContentSecurityPolicy(page(''), [])).not.toContain('frame-src');
});

test('throws if the page does not declare its character set', () => {
  expect(() => withContentSecurityPolicy('<html><head></head></html>', [])).toThrow('charSet');
});
