type IconProps = {
  /** The path data of an icon from `icons.ts`. */
  readonly icon: string;
  /** Width and height in pixels. */
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
