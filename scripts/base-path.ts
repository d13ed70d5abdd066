// Each segment ends in a letter, a digit or `_`, because browsers would resolve `.` and `..`.
const SEGMENTS = /^(\/[\w.~-]*\w)*\/$/;

/**
 * The path at which a host serves the shop, with a slash at both ends. It is the value of the variable `BASE_PATH`,
 * which may lack these slashes, or `/` if the variable is not set.
 * @throws Error if the value is not a path.
 */
export function basePath(value = process.env['BASE_PATH'] ?? ''): string {
  const path = `/${value}/`.replaceAll(/\/{2,}/g, '/');
  if (SEGMENTS.test(path)) return path;
  throw new Error(`BASE_PATH is ${value}, which is not a path. Write it like /shop/.`);
}
