// The texts of the zoom dialog, in a module of their own because the dialog is a chunk of its own.

export const picturesOf = (title: string) => `Pictures of ${title}`;
export const closePictures = 'Close pictures';
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
/** `scale` 1 is the picture fitted to the screen. */
export const zoomLevel = (scale: number) => `${Math.round(scale * 100)}%`;
export const previousPicture = 'Previous picture';
export const nextPicture = 'Next picture';
/** Between the number of the current picture and the total. */
export const pictureCountSeparator = ' of ';
export const pictureFailed = 'The picture could not be loaded.';
