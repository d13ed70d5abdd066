/** A page that comes later than this after the click needs no journey to explain where one has got to. */
const LATEST_MS = 600;

/** A positioned element that holds a page's main picture. */
const FRAME = '[data-journey-ends]';

/**
 * Lets a picture travel from where it was to the place of the same picture on the page that opens. The page waits for
 * nothing: a copy flies over it, as long as the tokens of motion say, and not at all where they ask for quiet.
 */
export async function travel(picture: HTMLImageElement, from: DOMRect): Promise<void> {
  const flight = motion();
  if (picture.naturalWidth === 0 || flight.duration < 1) return;
  const place = await placeOf(picture.src);
  const frame = place?.closest(FRAME);
  if (!place || !frame) return;
  const to = place.getBoundingClientRect();
  const { top, left } = frame.getBoundingClientRect();
  const copy = new Image();
  copy.src = picture.currentSrc;
  copy.alt = '';
  // By the object model, because the content security policy refuses style attributes.
  Object.assign(copy.style, {
    position: 'absolute',
    inset: `${to.top - top}px auto auto ${to.left - left}px`,
    inlineSize: `${to.width}px`,
    blockSize: `${to.height}px`,
    objectFit: 'contain',
    transformOrigin: '0 0',
    zIndex: '1',
    pointerEvents: 'none',
  });
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  place.style.visibility = 'hidden';
  frame.append(copy);
  try {
    await copy.animate([{ transform: start }, { transform: 'none' }], flight).finished;
    // The copy stands in until the page's own, larger picture is there, or another view has been chosen.
    while (place.isConnected && !place.complete) await new Promise(requestAnimationFrame);
    if (place.isConnected) await place.decode();
  } catch {
    // Given up by the browser, or there is no picture: nothing to explain any more.
  } finally {
    place.style.visibility = '';
    copy.remove();
  }
}

/** The picture with this address on the page to come, once it stands there. */
async function placeOf(address: string): Promise<HTMLImageElement | undefined> {
  const clicked = performance.now();
  while (performance.now() - clicked < LATEST_MS) {
    const places = [...document.querySelectorAll<HTMLImageElement>(`${FRAME} img`)];
    const place = places.find(({ src }) => src === address);
    if (place) return place;
    await new Promise(requestAnimationFrame);
  }
  return undefined;
}

function motion() {
  const tokens = getComputedStyle(document.documentElement);
  return {
    duration: milliseconds(tokens.getPropertyValue('--duration-slow')),
    easing: tokens.getPropertyValue('--ease'),
  };
}

/** `200ms` or, as a build may write it, `.2s`. */
function milliseconds(time: string): number {
  return Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000);
}
