/**
 * The tokens `--stage` and `--surface` in sRGB, for the parts of the window that browsers colour themselves.
 * tests/theme-colours.test.ts compares them with the tokens.
 */
export const THEME_COLOURS = {
  stage: { light: '#191f25', dark: '#05080b' },
  surface: { light: '#ffffff', dark: '#0f1317' },
} as const;
