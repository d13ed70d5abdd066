export const UNITS = [
  '°C',
  '°',
  'W',
  'V DC',
  'V AC',
  'mA',
  'mAh',
  'MHz',
  'm',
  'mm',
  'm²',
  'in',
  'kg',
  'MP',
  'px',
  'fps',
  'dB',
  'lux',
  '×',
  'Mbps',
  'GB',
  'TB',
  'years',
] as const;

export type Unit = (typeof UNITS)[number];

export const isUnit = (name: string): name is Unit => UNITS.some((unit) => unit === name);
