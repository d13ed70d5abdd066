import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import * as texts from './page-texts.ts';
import PhotoSwipe from 'photoswipe';
import { withBase } from '#app/base-path.ts';
import { avifFiles, productImagePath } from '#app/offer/model/picture-set.ts';
import { srcSet } from '#app/ui/picture.tsx';
import './zoom-viewer.css';

type ZoomDialogProps = {
  readonly title: string;
  readonly pictures: readonly ZoomPicture[];
  readonly firstIndex: number;
  /** Contains the picture that is shown until the larger file has loaded. */
  readonly mainPicture: RefObject<HTMLElement | null>;
  readonly onClose: (lastIndex: number) => void;
};

export function ZoomDialog({ title, pictures, firstIndex, mainPicture, onClose }: ZoomDialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);

  const openViewer = useEffectEvent((dialog: HTMLDialogElement) => {
    if (!dialog.open) dialog.showModal();
    const placeholder = mainPicture.current?.querySelector('img')?.currentSrc;
    const viewer = createZoomViewer(dialog, pictures, firstIndex, placeholder);
    const close = () => {
      dialog.close();
      onClose(viewer.currIndex);
    };
    viewer.on('close', close);
    viewer.init();
    // PhotoSwipe's element is a dialog too. Screen readers would announce both.
    viewer.element?.removeAttribute('role');
    // On a page that is pinched larger, the dialog would reach beyond the screen, and PhotoSwipe takes all gestures.
    const { visualViewport } = window;
    const fitToScreen = () => {
      const { scale = 1, offsetLeft = 0, offsetTop = 0 } = visualViewport ?? {};
      dialog.style.transform = `translate(${offsetLeft}px, ${offsetTop}px) scale(${1 / scale})`;
    };
    fitToScreen();
    for (const type of ['resize', 'scroll']) visualViewport?.addEventListener(type, fitToScreen);
    // The browser can close a dialog too, for example by the back gesture on Android.
    dialog.addEventListener('cancel', () => viewer.close());
    return () => {
      for (const type of ['resize', 'scroll']) visualViewport?.removeEventListener(type, fitToScreen);
      viewer.off('close', close);
      viewer.destroy();
    };
  });

  useEffect(() => (dialogRef.current ? openViewer(dialogRef.current) : undefined), []);

  return <dialog ref={dialogRef} className="no-print zoom-dialog" aria-label={texts.picturesOf(title)} />;
}

type ZoomPicture = { readonly image: string; readonly alt: string };

/** The width and height of the largest file, in pixels. The style sheet centres pictures that are not square. */
const PICTURE_SIZE = 1200;

// The scales are relative to the picture fitted to the screen.
const MAX_SCALE = 4;
const CLICK_SCALE = 2.5;
/** The factor for one press of a key or a button. */
const ZOOM_STEP = 1.5;

/** The factor for each key. The factor 0 fits the picture to the screen, because PhotoSwipe raises the level to its minimum. */
const ZOOM_KEYS: Readonly<Record<string, number>> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': 1 / ZOOM_STEP,
  '0': 0,
};

/** The height of PhotoSwipe's toolbar, in CSS pixels. Fitted pictures are below it. */
const BAR_HEIGHT = 60;

const ZOOM_BUTTONS = [
  ['zoom-out', texts.zoomOut, 8, '<path d="M7 15h18v2H7z"/>', 1 / ZOOM_STEP],
  ['zoom-in', texts.zoomIn, 10, '<path d="M15 7h2v8h8v2h-8v8h-2v-8H7v-2h8z"/>', ZOOM_STEP],
] as const;

function createZoomViewer(
  dialog: HTMLDialogElement,
  pictures: readonly ZoomPicture[],
  index: number,
  placeholder: string | undefined,
): PhotoSwipe {
  const viewer = new PhotoSwipe({
    appendToEl: dialog,
    dataSource: pictures.map(({ image, alt }) => {
      const path = productImagePath(image);
      return {
        src: withBase(path),
        srcset: srcSet(avifFiles(path)),
        msrc: placeholder,
        width: PICTURE_SIZE,
        height: PICTURE_SIZE,
        alt,
      };
    }),
    index,
    bgOpacity: 1,
    padding: { top: BAR_HEIGHT, right: 0, bottom: 0, left: 0 },
    // The style sheet fades the dialog in. During PhotoSwipe's own animation, keys would be ignored.
    showHideAnimationType: 'none',
    secondaryZoomLevel: ({ fit }) => fit * CLICK_SCALE,
    maxZoomLevel: ({ fit }) => fit * MAX_SCALE,
    wheelToZoom: true,
    imageClickAction: 'zoom',
    bgClickAction: 'zoom',
    tapAction: false,
    zoom: false,
    closeTitle: texts.closePictures,
    arrowPrevTitle: texts.previousPicture,
    arrowNextTitle: texts.nextPicture,
    indexIndicatorSep: texts.pictureCountSeparator,
    errorMsg: texts.pictureFailed,
  });

  const zoomBy = (factor: number) => {
    const level = viewer.currSlide?.currZoomLevel ?? 1;
    viewer.zoomTo(level * factor, undefined, viewer.options.zoomAnimationDuration);
  };

  viewer.on('uiRegister', () => {
    for (const [name, title, order, inner, factor] of ZOOM_BUTTONS) {
      viewer.ui?.registerElement({
        name,
        title,
        order,
        isButton: true,
        html: { isCustomSVG: true, inner },
        onClick: () => zoomBy(factor),
      });
    }
    viewer.ui?.registerElement({
      name: 'zoom-level',
      order: 9,
      onInit: (element) => {
        element.role = 'status';
        viewer.on('zoomPanUpdate', ({ slide }) => {
          element.textContent = texts.zoomLevel(slide.currZoomLevel / slide.zoomLevels.fit);
        });
      },
    });
  });

  viewer.addFilter('uiElement', (element, { name }) => {
    if (name === 'counter') element.role = 'status';
    return element;
  });

  viewer.on('zoomPanUpdate', ({ slide }) => {
    // Left and right change the picture only if it is not enlarged. Otherwise they move it, like up and down.
    viewer.options.arrowKeys = slide.currZoomLevel <= slide.zoomLevels.fit;
  });

  viewer.on('keydown', ({ originalEvent: event }) => {
    const factor = ZOOM_KEYS[event.key];
    if (factor === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    zoomBy(factor);
  });

  return viewer;
}
