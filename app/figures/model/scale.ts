/** The steps in a text. `unreadable` is a part that looks like a step but is not one. */
export type StepsInText = { readonly steps: readonly string[]; readonly unreadable?: string };

/** A set of codes or classes that can be compared. */
export type Scale = {
  /** The steps that a buyer can choose, the weakest first. Products may state others. */
  readonly steps: readonly { readonly step: string; readonly label: string }[];
  /** Orders the steps in a sorted list. */
  readonly rank: (step: string) => number;
  /** Whether a product that states the first step meets the second. A higher step does not always imply a lower one. */
  readonly reaches: (stated: string, wanted: string) => boolean;
};
