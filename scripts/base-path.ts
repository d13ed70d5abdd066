const SEGMENTS = /^(\/[\w.~-]*\w)*\/$/;

/**
 * The path at which a host serves the shop, with a slash at both ends: that of the variable `BASE_PATH`, which may leave out
 * the slashes, else `/`.
 * @throws Error if it is not a path.
 */
export function basePath(value = process.env['BASE_PATH'] ?? ''): string {
  const path = `/${value}/`.replaceAll(/\/{2,}/g, '/');
  if (SEGMENTS.test(path)) return path;
  throw new Error(`BASE_PATH is ${value}, which is not a path. Write it like /shop/.`);
}
