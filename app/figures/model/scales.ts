/** In the order of their power. Each port also powers the devices of the standards before it. */
export const POE_STANDARDS = ['802.3af', '802.3at', '802.3bt'] as const;
export type PoeStandard = (typeof POE_STANDARDS)[number];

export type PoeClass = {
  readonly standard: PoeStandard;
  readonly portWatts: number;
  /** What the device may draw. The rest is for losses in 100 m of cable. */
  readonly deviceWatts: number;
};

/**
 * The classes of powered devices by number (IEEE 802.3-2022, clauses 33 and 145). A device of class 0 does not signal
 * how much it draws.
 */
export const POE_CLASSES: readonly PoeClass[] = [
  { standard: '802.3af', portWatts: 15.4, deviceWatts: 12.95 },
  { standard: '802.3af', portWatts: 4, deviceWatts: 3.84 },
  { standard: '802.3af', portWatts: 7, deviceWatts: 6.49 },
  { standard: '802.3af', portWatts: 15.4, deviceWatts: 12.95 },
  { standard: '802.3at', portWatts: 30, deviceWatts: 25.5 },
  { standard: '802.3bt', portWatts: 45, deviceWatts: 40 },
  { standard: '802.3bt', portWatts: 60, deviceWatts: 51 },
  { standard: '802.3bt', portWatts: 75, deviceWatts: 62 },
  { standard: '802.3bt', portWatts: 90, deviceWatts: 71.3 },
];

export const POE_SCALE: Scale = {
  steps: [
    { step: '802.3af', label: 'PoE (802.3af)' },
    { step: '802.3at', label: 'PoE+ (802.3at)' },
    { step: '802.3bt', label: 'PoE++ (802.3bt)' },
  ],
  rank: poeRank,
  reaches: (stated, wanted) => poeRank(stated) >= poeRank(wanted),
};

function poeRank(step: string): number {
  return POE_STANDARDS.findIndex((standard) => standard === step);
}

/** The steps in a text. `unreadable` is a part that looks like a step but is not one. */
export type StepsInText = { readonly steps: readonly string[]; readonly unreadable?: string };

export type Scale = {
  /** The steps that a buyer can choose, the weakest first. Products may state others. */
  readonly steps: readonly { readonly step: string; readonly label: string }[];
  readonly rank: (step: string) => number;
  /** Whether a product that states the first step meets the second. A higher step does not always imply a lower one. */
  readonly reaches: (stated: string, wanted: string) => boolean;
};

/** `IK00` to `IK11` */
const IK_CODES = Array.from({ length: 12 }, (_, level) => `IK${String(level).padStart(2, '0')}`);

const LOOKS_LIKE_IK = /\bIK[ -]?\d+/g;

/**
 * Protection against impacts (IEC 62262). IK00 is none; IK08 withstands 5 joules, IK10 withstands 20 joules, and IK11, added
 * by the amendment of 2021, withstands 50 joules. Each code implies the codes below it.
 */
export const IK_SCALE: Scale = {
  steps: ['IK07', 'IK08', 'IK09', 'IK10', 'IK11'].map((step) => ({ step, label: step })),
  rank: (step) => IK_CODES.indexOf(step),
  reaches: (stated, wanted) => IK_CODES.indexOf(stated) >= IK_CODES.indexOf(wanted),
};

export function readIkCodes(text: string): StepsInText {
  const codes = [...text.matchAll(LOOKS_LIKE_IK)].map(([code]) => code);
  const unreadable = codes.find((code) => !IK_CODES.includes(code));
  return {
    steps: [...new Set(codes.filter((code) => IK_CODES.includes(code)))],
    ...(unreadable !== undefined && { unreadable }),
  };
}

/** Two numerals or X, each perhaps with the K of ISO 20653, then further letters: `IP66`, `IPX8`, `IP6K9K`, `IP66W`. */
const CODE = /^IP(?<dust>[0-6X])K?(?<water>[0-9X])K?[ABCDHMSW]*$/;

const LOOKS_LIKE_IP = /\bIP[ -]?[\dX][\dXK]*(?:\/[\dX]+)*[A-Z]*/g;

/** The numerals of water protection where the meaning changes (IEC 60529, table 3). */
const SPLASHING = 4;
const IMMERSION = 7;
const HIGH_PRESSURE = 9;

/**
 * Protection against dust and water (IEC 60529). A higher numeral for water does not always imply the lower ones: 7 and 8
 * (immersion) do not imply 5 and 6 (jets), and 9 (high-pressure cleaning) implies none of these. All of them imply 4
 * (splashing) and less. So IP67 reaches IP54 and IPX7, but not IP66. The specification of a product that withstands both jets
 * and immersion has two codes: `IP66, IP67`.
 */
export const IP_SCALE: Scale = {
  steps: ['IPX4', 'IP54', 'IP55', 'IP65', 'IP66', 'IPX7', 'IP67', 'IP68', 'IP69'].map((step) => ({
    step,
    label: step,
  })),
  rank(step) {
    const { dust, water } = numeralsOf(step);
    return dust * 10 + water;
  },
  reaches(stated, wanted) {
    const has = numeralsOf(stated);
    const wants = numeralsOf(wanted);
    return has.dust >= wants.dust && impliesWater(has.water, wants.water);
  },
};

export function readIpCodes(text: string): StepsInText {
  const codes = [...text.matchAll(LOOKS_LIKE_IP)].map(([code]) => code);
  const steps = codes.flatMap((code) => {
    const { dust, water } = CODE.exec(code)?.groups ?? {};
    return dust === undefined || water === undefined ? [] : [`IP${dust}${water}`];
  });
  const unreadable = codes.find((code) => !CODE.test(code));
  return { steps: [...new Set(steps)], ...(unreadable !== undefined && { unreadable }) };
}

/** Whether a product that passes the water test of `has` also passes that of `wants`. */
function impliesWater(has: number, wants: number): boolean {
  if (wants <= SPLASHING) return has >= wants;
  if (has >= HIGH_PRESSURE) return wants === has;
  if (has >= IMMERSION) return wants >= IMMERSION && wants <= has;
  return has >= wants;
}

/** Of a step as `readIpCodes` writes it. An X, a numeral that was not tested, counts as 0. */
function numeralsOf(step: string): { readonly dust: number; readonly water: number } {
  return { dust: Number(step.charAt(2)) || 0, water: Number(step.charAt(3)) || 0 };
}

/** If a step has a width and a height, a picture must reach both, so a nearly square picture of 9.6 MP is not 4K. */
type ResolutionStep = {
  readonly step: string;
  readonly label: string;
  readonly megapixels: number;
  /** Often slightly below the nominal figure, because data sheets round: 2560 × 1440 are 3.69 MP. */
  readonly fromMegapixels: number;
  readonly width?: number;
  readonly height?: number;
};

/**
 * Weakest first. 9 MP has more pixels than 4K, but comes before 4K, because buyers ask for 4K. Neither of the two
 * reaches the other.
 */
export const RESOLUTION_STEPS: readonly ResolutionStep[] = [
  { step: '720p', label: '1 MP (720p)', megapixels: 1, fromMegapixels: 0.9, width: 1280, height: 720 },
  { step: '1080p', label: '2 MP (1080p)', megapixels: 2, fromMegapixels: 2, width: 1920, height: 1080 },
  { step: '3mp', label: '3 MP', megapixels: 3, fromMegapixels: 2.9 },
  { step: '1440p', label: '4 MP (1440p)', megapixels: 4, fromMegapixels: 3.6, width: 2560, height: 1440 },
  { step: '5mp', label: '5 MP', megapixels: 5, fromMegapixels: 4.6 },
  { step: '6mp', label: '6 MP', megapixels: 6, fromMegapixels: 5.8 },
  { step: '9mp', label: '9 MP', megapixels: 9, fromMegapixels: 8.9 },
  { step: '4k', label: '8 MP (4K)', megapixels: 8, fromMegapixels: 8, width: 3840, height: 2160 },
  { step: '12mp', label: '12 MP', megapixels: 12, fromMegapixels: 11.9 },
];

const find = (step: string) => RESOLUTION_STEPS.find((candidate) => candidate.step === step);

export const nominalMegapixels = (step: string): number => find(step)?.megapixels ?? 0;

const minMegapixels = (step: string): number => find(step)?.fromMegapixels ?? 0;

const resolutionRank = (step: string): number =>
  RESOLUTION_STEPS.findIndex((candidate) => candidate.step === step);

/** How large a camera's picture is, by the names that data sheets use: 2 MP is 1080p, 8 MP is 4K. */
export const RESOLUTION_SCALE: Scale = {
  steps: RESOLUTION_STEPS.map(({ step, label }) => ({ step, label })),
  rank: resolutionRank,
  reaches: (stated, wanted) =>
    resolutionRank(stated) >= resolutionRank(wanted) && minMegapixels(stated) >= minMegapixels(wanted),
};

export const SCALES = {
  IP: IP_SCALE,
  IK: IK_SCALE,
  PoE: POE_SCALE,
  resolution: RESOLUTION_SCALE,
} satisfies Readonly<Record<string, Scale>>;

export type ScaleName = keyof typeof SCALES;

export const isScaleName = (name: string): name is ScaleName => Object.hasOwn(SCALES, name);

export const SCALE_NAMES: readonly ScaleName[] = Object.keys(SCALES).filter(isScaleName);

/** `4k` → `8 MP (4K)`; a step that the scale does not list, such as `IP44`, is its own label. */
export function stepLabel(scale: ScaleName, step: string): string {
  return SCALES[scale].steps.find((candidate) => candidate.step === step)?.label ?? step;
}
