import { withBase } from '#app/base-path.ts';

/** A file of a picture; `width` is in pixels. */
export type PictureFile = { readonly path: string; readonly width: number };

/** The `srcset` of a picture's files; undefined if there are none. */
export function srcSet(files: readonly PictureFile[]): string | undefined {
  return files.length === 0
    ? undefined
    : files.map(({ path, width }) => `${withBase(path)} ${width}w`).join(', ');
}
