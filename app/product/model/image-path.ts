export const PLACEHOLDER_IMAGE = '/images/products/placeholder.jpg';

/** `dome.jpg` → `/images/products/dome.jpg` */
export function productImagePath(value: string | undefined): string {
  return imagePath('/images/products/', value);
}

/** `cctv.jpg` → `/images/categories/cctv.jpg` */
export function categoryImagePath(value: string | undefined): string {
  return imagePath('/images/categories/', value);
}

function imagePath(folder: string, value: string | undefined): string {
  const name = value?.trim() ?? '';
  if (name === '') return PLACEHOLDER_IMAGE;
  return /^(https?:\/\/|\/)/i.test(name) ? name : folder + name;
}
