/** For what browsers draw around the shop: `--stage` and `--surface` as sRGB. tests/theme-colours.test.ts compares them. */
export const THEME_COLOURS = {
  stage: { light: '#191f25', dark: '#05080b' },
  surface: { light: '#ffffff', dark: '#0f1317' },
} as const;
