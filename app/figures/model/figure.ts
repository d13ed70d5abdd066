/**
 * A number or a range of numbers in the unit of its attribute; a single number has `min` equal to `max`. A range is what the
 * product covers: the angles of a zoom lens, the voltages of a supply input.
 */
export type Measure = {
  readonly min: number;
  readonly max: number;
  /** Under which condition it holds: `2.8 mm`, `UHF`, `at 4K`. */
  readonly note?: string;
};

/**
 * What a product states about an attribute. Every list has at least one entry, and two if the product states two values,
 * such as the fields of view of two lenses. If a product states nothing, it has no figure: that is unknown, and never "no".
 */
export type Figure =
  | { readonly kind: 'number'; readonly measures: readonly Measure[] }
  /** Steps of the attribute's scale, such as `IP66` and `IP67`. */
  | { readonly kind: 'steps'; readonly steps: readonly string[] }
  /** Ids of the attribute's values, such as `sip` and `onvif`. */
  | { readonly kind: 'set'; readonly values: readonly string[] }
  | { readonly kind: 'yes-no'; readonly isYes: boolean };

/** The figures of a product by attribute id. What the product does not state is absent. */
export type Figures = Readonly<Record<string, Figure>>;
