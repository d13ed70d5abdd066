/**
 * For what browsers draw around the shop: the tokens `--stage` and `--surface` in sRGB. tests/theme-colours.test.ts checks that they
 * are the same colours.
 */
export const THEME_COLOURS = {
  stage: { light: '#191f25', dark: '#05080b' },
  surface: { light: '#ffffff', dark: '#0f1317' },
} as const;
