// What only the enlarged pictures say. The page fetches it with them, when somebody asks for them.

export const picturesOf = (title: string) => `Pictures of ${title}`;
export const closePictures = 'Close pictures';
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const zoomedTo = (scale: number) => `${Math.round(scale * 100)} %`;
export const previousPicture = 'Previous picture';
export const nextPicture = 'Next picture';
export const pictureOf = (at: number, total: number) => `${at} of ${total}`;
export const zoomHint = 'Click, scroll or pinch to zoom, drag to move. Keys: + − 0 and the arrows.';
