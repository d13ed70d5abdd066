import { FITTED, movedBy, type Point, zoomedAt, type ZoomView } from './zoom-view.ts';

/** By a key or a button. */
export const ZOOM_STEP = 1.5;
/** By a click or a double tap. */
const CLOSE_UP = 2.5;
/** A press that moved less is a tap. */
const TAP_PX = 8;
/** A second tap within this time and distance makes a double tap. */
const DOUBLE_TAP_MS = 350;
const DOUBLE_TAP_PX = 40;
/** A stroke over a fitted picture that is at least so long turns to another one. */
const SWIPE_PX = 48;
/** Per pixel of the wheel; a pinch on a trackpad arrives as a wheel of small steps with Ctrl held. */
const WHEEL_SPEED = 0.002;
const TRACKPAD_SPEED = 0.01;
const LINE_PX = 16;
/** By an arrow: a part of the frame's shorter side. */
const ARROW_STEP = 0.15;

const MIDDLE: Point = { x: 0, y: 0 };

/** Where the picture goes when the view moves by an arrow. */
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

type ZoomParts = {
  /** Where keys are heard. */
  readonly dialog: HTMLElement;
  /** The frame: where pointers are heard. */
  readonly stage: HTMLElement;
  readonly picture: HTMLElement;
  /** To the next picture (1) or the one before (-1). */
  readonly turn: (step: number) => void;
  readonly onScale: (scale: number) => void;
};

export type ZoomControl = {
  readonly zoom: (factor: number) => void;
  readonly fit: () => void;
  readonly stop: () => void;
};

/** Enlarges and moves a picture by mouse, wheel, fingers and keys. */
export function controlZoom({ dialog, stage, picture, turn, onScale }: ZoomParts): ZoomControl {
  let view = FITTED;
  const listening = new AbortController();
  const { signal } = listening;

  const frame = () => stage.getBoundingClientRect();
  const show = (next: ZoomView) => {
    view = next;
    // By the object model, because the content security policy refuses style attributes.
    picture.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    stage.toggleAttribute('data-enlarged', view.scale > 1);
    onScale(view.scale);
  };
  const zoom = (factor: number, at = MIDDLE) => show(zoomedAt(view, factor, at, frame()));
  const move = (by: Point) => show(movedBy(view, by, frame()));
  const fit = () => show(FITTED);
  const toggle = (at: Point) => (view.scale > 1 ? fit() : zoom(CLOSE_UP, at));

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { x, y, width, height } = frame();
    return { x: clientX - x - width / 2, y: clientY - y - height / 2 };
  };

  const pressed = new Map<number, Point>();
  let began = MIDDLE;
  let pinched = false;
  let lastTap = { time: -DOUBLE_TAP_MS, at: MIDDLE };

  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (pressed.size === 0) {
      began = pointOf(event);
      pinched = false;
    } else pinched = true;
    pressed.set(event.pointerId, pointOf(event));
    stage.setPointerCapture(event.pointerId);
    stage.toggleAttribute('data-held', true);
  };

  const drag = (event: PointerEvent) => {
    const before = pressed.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const by = { x: now.x - before.x, y: now.y - before.y };
    const other = [...pressed].find(([id]) => id !== event.pointerId)?.[1];
    pressed.set(event.pointerId, now);
    if (!other) {
      if (view.scale > 1) move(by);
      return;
    }
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    zoom(distance(now, other) / Math.max(1, distance(before, other)), middle);
    move({ x: by.x / 2, y: by.y / 2 });
  };

  const release = (event: PointerEvent) => {
    if (!pressed.delete(event.pointerId) || pressed.size > 0) return;
    stage.toggleAttribute('data-held', false);
    if (pinched || event.type === 'pointercancel') return;
    const at = pointOf(event);
    const across = at.x - began.x;
    if (distance(at, began) < TAP_PX) tap(event, at);
    else if (view.scale === 1 && Math.abs(across) > Math.max(SWIPE_PX, Math.abs(at.y - began.y))) {
      turn(across < 0 ? 1 : -1);
    }
  };

  const tap = ({ pointerType, timeStamp }: PointerEvent, at: Point) => {
    const second = timeStamp - lastTap.time < DOUBLE_TAP_MS && distance(at, lastTap.at) < DOUBLE_TAP_PX;
    // A third tap begins anew.
    lastTap = { time: second ? -DOUBLE_TAP_MS : timeStamp, at };
    if (pointerType === 'mouse' || second) toggle(at);
  };

  const turnWheel = (event: WheelEvent) => {
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * LINE_PX;
    zoom(Math.exp(-pixels * (event.ctrlKey ? TRACKPAD_SPEED : WHEEL_SPEED)), pointOf(event));
  };

  const KEYS: Readonly<Record<string, () => void>> = {
    '+': () => zoom(ZOOM_STEP),
    '=': () => zoom(ZOOM_STEP),
    '-': () => zoom(1 / ZOOM_STEP),
    _: () => zoom(1 / ZOOM_STEP),
    '0': fit,
  };

  const hearKey = (event: KeyboardEvent) => {
    // With these the keys are the browser's.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow && view.scale > 1) {
      const { width, height } = frame();
      const step = Math.min(width, height) * ARROW_STEP;
      move({ x: arrow.x * step, y: arrow.y * step });
    } else if (arrow?.x) turn(-arrow.x);
    else if (KEYS[event.key]) KEYS[event.key]?.();
    else return;
    event.preventDefault();
  };

  stage.addEventListener('pointerdown', press, { signal });
  stage.addEventListener('pointermove', drag, { signal });
  stage.addEventListener('pointerup', release, { signal });
  stage.addEventListener('pointercancel', release, { signal });
  // Not passive: the browser would enlarge the page, or scroll what lies behind.
  dialog.addEventListener('wheel', turnWheel, { signal, passive: false });
  dialog.addEventListener('keydown', hearKey, { signal });
  window.addEventListener('resize', fit, { signal });

  return { zoom, fit, stop: () => listening.abort() };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
