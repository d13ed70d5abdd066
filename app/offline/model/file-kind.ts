/** Scripts, styles and fonts. Their names change with their content. */
export function isCode(path: string): boolean {
  return path.startsWith('/assets/');
}

export function isPicture(path: string): boolean {
  return path.startsWith('/images/') || path === '/favicon.svg';
}
