import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ProductPicture } from '#app/features/offer/product-picture.tsx';
import * as texts from '#app/texts/zoom.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { controlZoom, type ZoomControl, ZOOM_STEP } from './control-zoom.ts';
import styles from './zoom-dialog.module.css';
import { LARGEST_SCALE } from './zoom-view.ts';

type ZoomDialogProps = {
  readonly title: string;
  readonly images: readonly { readonly image: string; readonly alt: string }[];
  /** How wide the page has shown the picture: the same file stands in until the largest one is there. */
  readonly sizesOnPage: string;
  readonly first: number;
  /** With the picture that was shown last. */
  readonly onClose: (last: number) => void;
};

/** The pictures of a product as large as the screen, and larger. */
export function ZoomDialog({ title, images, sizesOnPage, first, onClose }: ZoomDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const control = useRef<ZoomControl>(null);
  const [at, setAt] = useState(first);
  const [scale, setScale] = useState(1);
  const total = images.length;
  const shown = images[at];

  const turn = useCallback(
    (step: number) => {
      setAt((at) => (at + step + total) % total);
      control.current?.fit();
    },
    [total],
  );

  useEffect(() => {
    if (!dialog.current || !stage.current || !picture.current) return;
    if (!dialog.current.open) dialog.current.showModal();
    const zoom = controlZoom({
      dialog: dialog.current,
      stage: stage.current,
      picture: picture.current,
      turn,
      onScale: setScale,
    });
    control.current = zoom;
    return zoom.stop;
  }, [turn]);

  // The platform says that it has closed a frame later: who asks for the pictures again in between would be closed, too.
  const close = () => {
    dialog.current?.close();
    onClose(at);
  };

  return (
    <dialog
      ref={dialog}
      aria-label={texts.picturesOf(title)}
      className={styles.dialog}
      onCancel={close}
      onClose={close}
    >
      <div ref={stage} className={styles.stage}>
        <div ref={picture} className={styles.picture}>
          {shown && (
            <>
              <ProductPicture
                key={`${shown.image} before`}
                image={shown.image}
                alt=""
                size={800}
                sizes={sizesOnPage}
                priority
              />
              <ProductPicture
                key={shown.image}
                image={shown.image}
                alt={shown.alt}
                size={1200}
                sizes="1200px"
                priority
              />
            </>
          )}
        </div>
      </div>
      <div className={styles.close}>
        <Button variant="icon" aria-label={texts.closePictures} onClick={close}>
          <Icon of={X} />
        </Button>
      </div>
      <div className={styles.controls}>
        <Button
          variant="icon"
          aria-label={texts.zoomOut}
          aria-disabled={scale <= 1}
          onClick={() => control.current?.zoom(1 / ZOOM_STEP)}
        >
          <Icon of={ZoomOut} />
        </Button>
        <p role="status" className={styles.scale}>
          {texts.zoomedTo(scale)}
        </p>
        <Button
          variant="icon"
          aria-label={texts.zoomIn}
          aria-disabled={scale >= LARGEST_SCALE}
          onClick={() => control.current?.zoom(ZOOM_STEP)}
        >
          <Icon of={ZoomIn} />
        </Button>
        {total > 1 && (
          <>
            <Button variant="icon" aria-label={texts.previousPicture} onClick={() => turn(-1)}>
              <Icon of={ChevronLeft} />
            </Button>
            <p role="status" className={styles.count}>
              {texts.pictureOf(at + 1, total)}
            </p>
            <Button variant="icon" aria-label={texts.nextPicture} onClick={() => turn(1)}>
              <Icon of={ChevronRight} />
            </Button>
          </>
        )}
      </div>
      <p className={styles.hint}>
        <span className={styles.mouse}>{texts.zoomByMouse}</span>
        <span className={styles.touch}>{texts.zoomByTouch}</span>
      </p>
    </dialog>
  );
}
