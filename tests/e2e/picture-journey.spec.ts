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
    await shop.open(`/category/${THERMAL_CAMERA.category}`);
    await page.evaluate(() => {
      const watch = () => {
        for (const { effect } of document.getAnimations()) {
          if (!(effect instanceof KeyframeEffect)) continue;
          if (effect.target?.parentElement?.hasAttribute('data-journey-ends') !== true) continue;
          document.documentElement.dataset['flight'] = String(effect.getTiming().duration);
        }
        requestAnimationFrame(watch);
      };
      watch();
    });
    await shop.main.getByRole('link', { name: THERMAL_CAMERA.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: THERMAL_CAMERA.title })).toBeVisible();
    if (flight !== null) await expect(page.locator('html')).toHaveAttribute('data-flight', flight);
    const pictures = page.locator('[data-journey-ends] img');
    await expect(pictures).toHaveCount(1);
    await expect(pictures).toBeVisible();
    if (flight === null) await expect(page.locator('html')).not.toHaveAttribute('data-flight');
  });
}
