import type { Key, Modifier } from './driver.ts';

// Input as WebDriver and WebDriver BiDi describe it, see https://www.w3.org/TR/webdriver2/#actions

const CODE_POINTS: Readonly<Record<Key | Modifier, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Space: ' ',
  Escape: '\uE00C',
  Backspace: '\uE003',
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
  a: 'a',
  Shift: '\uE008',
  Control: '\uE009',
  Meta: '\uE03D',
};

const down = (value: string) => ({ type: 'keyDown', value });
const up = (value: string) => ({ type: 'keyUp', value });
const sequence = (type: 'key' | 'pointer', actions: readonly object[]) => [{ type, id: type, actions }];

export const click = (x: number, y: number) =>
  sequence('pointer', [
    { type: 'pointerMove', x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]);

export const type = (text: string) =>
  sequence(
    'key',
    Array.from(text).flatMap((character) => [down(character), up(character)]),
  );

export function press(key: Key, modifier?: Modifier) {
  const stroke = [down(CODE_POINTS[key]), up(CODE_POINTS[key])];
  const held = modifier && CODE_POINTS[modifier];
  return sequence('key', held ? [down(held), ...stroke, up(held)] : stroke);
}
