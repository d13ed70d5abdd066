import { expect, test } from 'vitest';
import { contentSecurityPolicy, headersFile, readHeadersFile } from './security-headers.ts';

const HASHES = ["'sha256-abc='", "'sha256-def='"];

test('the header’s policy is the page’s policy and says who may frame the shop', () => {
  const meta = contentSecurityPolicy(HASHES, [], 'meta');
  expect(contentSecurityPolicy(HASHES, [], 'header')).toBe(`${meta}; frame-ancestors 'none'`);
  expect(meta).toContain(`script-src 'self' ${HASHES.join(' ')};`);
  expect(meta).not.toContain('unsafe');
});

test('pictures may come from where the catalogue has them, and from nowhere else', () => {
  expect(contentSecurityPolicy(HASHES, [], 'meta')).toContain("img-src 'self' data:;");
  expect(contentSecurityPolicy(HASHES, ['https://cdn.example.com'], 'meta')).toContain(
    "img-src 'self' data: https://cdn.example.com;",
  );
});

test('the headers file is read as it was written', () => {
  const [all, assets, images, data] = readHeadersFile(headersFile(HASHES));
  expect(all?.start).toBe('/');
  expect(all?.headers).toMatchObject({
    'Content-Security-Policy': contentSecurityPolicy(HASHES, [], 'header'),
    'X-Content-Type-Options': 'nosniff',
  });
  const filePolicy = "default-src 'none'; frame-ancestors 'none'";
  expect(assets).toEqual({
    start: '/assets/',
    end: '',
    headers: {
      'Content-Security-Policy': filePolicy,
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
  expect(images).toEqual({ start: '/images/', end: '', headers: { 'Content-Security-Policy': filePolicy } });
  expect(data).toMatchObject({ start: '/', end: '.data' });
  // A host that joins the values of all rules would keep nothing.
  expect(all?.headers).not.toHaveProperty('Cache-Control');
});
