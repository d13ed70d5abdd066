import { useEffect, useEffectEvent, useRef } from 'react';
import * as texts from '#app/texts/zoom.ts';
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
    // The browser can close a dialog too, for example by the back gesture on Android.
    dialog.addEventListener('cancel', () => viewer.close());
    return () => {
      viewer.off('close', close);
      viewer.destroy();
    };
  });

  useEffect(() => (dialogRef.current ? openViewer(dialogRef.current) : undefined), []);

  return <dialog ref={dialogRef} className="zoom-dialog" aria-label={texts.picturesOf(title)} />;
}
