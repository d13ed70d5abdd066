import { THERMAL_CAMERA } from './support/catalogue.ts';
import { expect, test } from './support/shop.ts';

for (const [reducedMotion, flight] of [
  ['no-preference', '200'],
  ['reduce', null],
] as const) {
  test(`the photograph travels from the card and leaves nothing behind (${reducedMotion} motion)`, async ({
    shop,
  }) => {
    const { page } = shop;
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      // On a busy machine the page may come too late to need a journey: here it takes a hundredth of its time.
      const now = performance.now.bind(performance);
      performance.now = () => now() / 100;
      Element.prototype.animate = new Proxy(Reflect.get(Element.prototype, 'animate'), {
        apply(animate, element: Element, [frames, timing]: Parameters<Element['animate']>) {
          const flies = element.parentElement?.hasAttribute('data-journey-ends') === true;
          if (flies && typeof timing === 'object') {
            document.documentElement.dataset['flight'] = String(timing.duration);
          }
          return Reflect.apply(animate, element, [frames, timing]);
        },
      });
    });
    await shop.open(`/category/${THERMAL_CAMERA.category}`);
    await shop.main.getByRole('link', { name: THERMAL_CAMERA.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: THERMAL_CAMERA.title })).toBeVisible();
    if (flight !== null) await expect(page.locator('html')).toHaveAttribute('data-flight', flight);
    const pictures = page.locator('[data-journey-ends] img');
    await expect(pictures).toHaveCount(1);
    await expect(pictures).toBeVisible();
    if (flight === null) await expect(page.locator('html')).not.toHaveAttribute('data-flight');
  });
}
