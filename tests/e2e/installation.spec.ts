import { expect, test } from './support/shop.ts';

test('the manifest names icons and shortcuts that exist, and the theme colour of the page', async ({
  shop,
  request,
}) => {
  await shop.open('/');
  const href = await shop.page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(href ?? '')).json();
  expect(manifest).toMatchObject({ name: 'Watchpost', start_url: '.', scope: '.', display: 'standalone' });
  expect(manifest.icons).toContainEqual(expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }));
  for (const { src, sizes, type } of manifest.icons) {
    const response = await request.get(`/${src}`);
    expect(response.headers()['content-type'], src).toContain(type);
    if (type !== 'image/png') continue;
    // A PNG file has its width and height in bytes 16 to 23.
    const content = await response.body();
    expect(`${content.readUInt32BE(16)}x${content.readUInt32BE(20)}`, src).toBe(sizes);
  }
  for (const { url } of manifest.shortcuts) {
    expect((await request.get(`/${url}`)).status(), url).toBe(200);
  }
  const colours = await shop.page
    .locator('meta[name="theme-color"]')
    .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')));
  expect(colours[0]).toBe(manifest.theme_color);
  expect(new Set(colours).size).toBe(2);
});
