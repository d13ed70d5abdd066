import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { travel } from './picture-journey.ts';

const PICTURE =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>';
const FROM = new DOMRect(10, 20, 50, 50);

const flights = vi.spyOn(Element.prototype, 'animate');

beforeEach(() => {
  flights.mockClear();
  document.documentElement.style.setProperty('--duration-slow', '20ms');
  document.documentElement.style.setProperty('--ease', 'ease-out');
});

afterEach(() => {
  document.documentElement.removeAttribute('style');
  document.body.replaceChildren();
});

async function aPicture(src = PICTURE): Promise<HTMLImageElement> {
  const picture = new Image(50, 50);
  picture.src = src;
  await picture.decode().catch(() => undefined);
  return picture;
}

async function openPage(src = PICTURE): Promise<HTMLElement> {
  const frame = document.createElement('div');
  frame.dataset['journeyEnds'] = '';
  Object.assign(frame.style, { position: 'absolute', inset: '100px auto auto 200px' });
  const main = await aPicture(src);
  Object.assign(main.style, { display: 'block', inlineSize: '200px', blockSize: '200px' });
  frame.append(main);
  document.body.append(frame);
  return frame;
}

test('the picture flies from its place on the card to the one on the page, and leaves nothing behind', async () => {
  const flight = travel(await aPicture(), FROM);
  const frame = await openPage();
  await flight;
  expect(flights.mock.calls.map(([keyframes]) => keyframes)).toEqual([
    [{ transform: 'translate(-190px, -80px) scale(0.25)' }, { transform: 'none' }],
  ]);
  expect(frame.querySelectorAll('img')).toHaveLength(1);
  expect(frame.querySelector('img')?.style.visibility).toBe('');
});

test.each(['20ms', '.02s'])('flies as long as the token says: %s', async (calm) => {
  document.documentElement.style.setProperty('--duration-slow', calm);
  await openPage();
  await travel(await aPicture(), FROM);
  expect(flights.mock.calls.map(([, options]) => options)).toEqual([{ duration: 20, easing: 'ease-out' }]);
});

test('the picture of the page is not seen beside the one that flies to it', async () => {
  const frame = await openPage();
  const flight = travel(await aPicture(), FROM);
  await expect.poll(() => frame.querySelectorAll('img').length).toBe(2);
  expect(frame.querySelector('img')?.style.visibility).toBe('hidden');
  await flight;
});

test('to a page with another picture nothing flies', async () => {
  await openPage(PICTURE.replace('rect', 'circle'));
  await travel(await aPicture(), FROM);
  expect(flights).not.toHaveBeenCalled();
});

test('a picture that was not there does not fly', async () => {
  await openPage('data:image/png,');
  await travel(await aPicture('data:image/png,'), FROM);
  expect(flights).not.toHaveBeenCalled();
});

test('a page that is left during the flight takes the copy with it', async () => {
  const frame = await openPage();
  const flight = travel(await aPicture(), FROM);
  await expect.poll(() => flights.mock.calls.length).toBe(1);
  frame.remove();
  await flight;
  expect(document.querySelectorAll('img')).toHaveLength(0);
});

test('another view that is chosen while the picture is still on its way is not hidden by the copy', async () => {
  const frame = await openPage();
  const onItsWay = frame.querySelector('img');
  if (!onItsWay) throw new Error('the page has no picture');
  Object.defineProperty(onItsWay, 'complete', { value: false });
  onItsWay.decode = () => new Promise(() => undefined);
  const flight = travel(await aPicture(), FROM);
  await expect.poll(() => frame.querySelectorAll('img').length).toBe(2);
  const other = await aPicture(PICTURE.replace('rect', 'circle'));
  onItsWay.replaceWith(other);
  await flight;
  expect([...frame.querySelectorAll('img')]).toEqual([other]);
});
