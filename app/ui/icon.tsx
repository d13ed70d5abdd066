type IconProps = {
  readonly icon: string;
  readonly size?: number;
};

const STROKE_PX = 1.5;
const GRID_UNITS = 24;

/** A decorative icon. Text beside it or the accessible name of its control must state the meaning. */
export function Icon({ icon, size = 20 }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox={`0 0 ${GRID_UNITS} ${GRID_UNITS}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={(STROKE_PX * GRID_UNITS) / size}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={icon} />
    </svg>
  );
}

// Path data on a grid of 24 by 24 units, with a stroke and no fill. From Lucide (https://lucide.dev), ISC License,
// copyright (c) Lucide Icons and Contributors. Circles and rectangles are written as arcs and lines.

export const arrowDownIcon = 'M12 5v14M19 12l-7 7-7-7';
export const arrowUpIcon = 'm5 12 7-7 7 7M12 19V5';
export const checkIcon = 'M20 6 9 17l-5-5';
export const chevronDownIcon = 'm6 9 6 6 6-6';
export const chevronLeftIcon = 'm15 18-6-6 6-6';
export const chevronRightIcon = 'm9 18 6-6-6-6';
export const circleAlertIcon = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 8v4M12 16h.01';
export const circleCheckIcon = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M16 9l-5.5 5.5L8 12';
export const closeIcon = 'M18 6 6 18M6 6l12 12';
export const downloadIcon = 'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5';
export const gridIcon =
  'M4 3h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM15 3h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM15 14h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1zM4 14h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1z';
export const heartIcon =
  'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5';
export const historyIcon = 'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5M12 7v5l4 2';
export const infoIcon = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 16v-4M12 8h.01';
export const linkIcon =
  'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71';
export const listIcon = 'M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13';
export const menuIcon = 'M4 5h16M4 12h16M4 19h16';
export const minusIcon = 'M5 12h14';
export const pauseIcon =
  'M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z';
export const playIcon = 'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z';
export const plusIcon = 'M5 12h14M12 5v14';
export const rowsIcon =
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM21 9H3M21 15H3';
export const searchIcon = 'm21 21-4.34-4.34M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0';
export const shoppingCartIcon =
  'm2.05 2.05 1.099-.028a1 1 0 0 1 1.008.815l2.69 14.347A1 1 0 0 0 7.83 18H18M4.563 5h16.435a1 1 0 0 1 .981 1.204l-1.026 6.226A2 2 0 0 1 18.962 14H6.25M16 20a2 2 0 1 0 4 0 2 2 0 1 0-4 0M6 20a2 2 0 1 0 4 0 2 2 0 1 0-4 0';
export const slidersIcon = 'M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3';
export const sortableIcon = 'm7 15 5 5 5-5M7 9l5-5 5 5';
export const tableIcon =
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM3 9h18M3 15h18M9 9v12M15 9v12';
export const triangleAlertIcon =
  'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01';
