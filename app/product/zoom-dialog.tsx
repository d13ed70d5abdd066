import { useEffect, useEffectEvent, useRef } from 'react';
import * as texts from './zoom-texts.ts';
import { createZoomViewer, type ZoomPicture } from './zoom-viewer.ts';

type ZoomDialogProps = {
  readonly title: string;
  readonly pictures: readonly ZoomPicture[];
  readonly firstIndex: number;
  /** The URL of the file that is shown until the first picture has loaded. */
  readonly placeholder: string | undefined;
  readonly onClose: (lastIndex: number) => void;
};

/** The pictures of a product over the whole screen, in a modal dialog. */
export function ZoomDialog({ title, pictures, firstIndex, placeholder, onClose }: ZoomDialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);

  const openViewer = useEffectEvent((dialog: HTMLDialogElement) => {
    if (!dialog.open) dialog.showModal();
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

  return <dialog ref={dialogRef} className="zoom-dialog" aria-label={texts.picturesOf(title)} />;
}
