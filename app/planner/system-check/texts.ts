import { POE_SCALE } from '#app/figures/model/scales.ts';
import { type CheckNumberName, type OwnPart, RESERVE_PERCENT, type Site } from './model/check-inputs.ts';
import { type ListingRemedy, type Remedy, type Verdict, VERDICTS } from './model/check-result.ts';
import type { Matches, Need } from './model/matching.ts';
import type { CheckResult, Finding, RuleName } from './model/system-check.ts';
import { atLeast, atMost } from '#app/lib/safe-number.ts';
import { bitrateHint } from '#app/planner/texts.ts';
import { worksWithReason } from '#app/works-with/texts.ts';

export const systemCheck = 'System Check';
type Subject = readonly [words: string, ...rules: RuleName[]];
const namedOf = (subjects: readonly Subject[], checked: readonly RuleName[]) =>
  subjects.filter(([, ...rules]) => rules.some((rule) => checked.includes(rule))).map(([words]) => words);

const SUBJECTS: readonly Subject[] = [
  ['recorder channels', 'recorder-channels'],
  ['PoE power', 'poe-ports', 'poe-budget'],
  ['storage', 'storage'],
  ['protocols', 'recorder-protocol', 'intercom-protocol'],
  ['fire loop', 'loop-protocol', 'loop-devices'],
  ['outdoor use', 'outdoor-use'],
];
/** @param checked what the check of this shop can be about */
export function systemCheckDescription(checked: readonly RuleName[]): string {
  const named = namedOf(SUBJECTS, checked).join(', ');
  return `Check whether the products in your cart fit together${named && ': '}${named}.`;
}
export const lead =
  'Checks by the data sheets whether your products fit together. What a data sheet leaves out is shown as unknown. The check does not replace the design of a system.';
export const loading = 'Loading the data of the products';
export const failedHeading = 'The data of the products could not be loaded';
export const failedText = 'Check your connection and try again.';
export const emptyHeading = 'Nothing to check yet';
export const emptyText = 'Add products to your cart to see whether they fit together.';
export const linkWithoutProducts = 'The link has no product that we sell.';
export const browse = 'Browse products';
export const openPlanner = 'Open the planner';
export const assumptions = 'Your System';
export const products = 'Products';
export const results = 'Results';
export const fromLink = 'These products come from the link, not from your cart.';
export const checkOwnCart = 'Check my cart';
export const openAsCart = 'Open the list as a cart';
export { unknownProducts } from '#app/offer/unknown-products-texts.ts';
export const linkProblems = (texts: readonly string[]) => `Not readable in the link: ${texts.join(', ')}.`;
export const tooManyProducts = (count: number, max: number) =>
  `The link has ${NUMBER.format(count)} products. At most ${NUMBER.format(max)} can be checked at once.`;
export const times = (quantity: number) => `${NUMBER.format(quantity)} ×`;
export const mountedOutdoors = 'Mounted outdoors';
export const mountedOutdoorsSuffix = (title: string) => ` (${title})`;
const COMPARED: readonly Subject[] = [
  ['cameras with recorders', 'recorder-channels'],
  ['PoE devices with ports', 'poe-ports'],
  ['radios with each other', 'radio-band'],
];
/** @param checked what the check of this shop can be about */
export function noRule(checked: readonly RuleName[]): string {
  const compared = namedOf(COMPARED, checked);
  const examples = ` The check compares, for example, ${new Intl.ListFormat('en-US').format(compared)}.`;
  return `Nothing to check between these products.${compared.length === 0 ? '' : examples}`;
}
export const askUs = 'Unknown or not sure? Ask us';

export const INPUTS: Readonly<Record<CheckNumberName, { readonly label: string; readonly hint?: string }>> = {
  days: { label: 'Recording kept (days)' },
  hours: { label: 'Recording per day (hours)' },
  mbps: {
    label: 'Assumed bitrate per camera (Mbps)',
    hint: bitrateHint,
  },
  ports: { label: 'PoE ports' },
  watts: { label: 'PoE budget (W)' },
};
export const ownSwitch = 'Your own PoE switch';
export const ownSwitchHint = 'Leave 0 if you have none.';
export const switchStandard = 'Standard of its ports';
export const standardLabel = (step: string) =>
  POE_SCALE.steps.find((known) => known.step === step)?.label ?? step;
export const ownParts = 'What you have already';
export const OWN_PART_LABELS: Readonly<Record<OwnPart, string>> = {
  recorder: 'A recorder',
  'answering-station': 'A phone or station that answers the door',
  'fire-panel': 'A fire panel',
  hub: 'The hub',
};
export const site = 'Site';
export const SITE_LABELS: Readonly<Record<Site, string>> = {
  ordinary: 'Ordinary',
  salty: 'Salt in the air, such as by the sea',
  'zone-2': 'Explosive gas at times (zone 2)',
  'zone-1': 'Explosive gas likely (zone 1)',
};
export const VERDICT_LABELS: Readonly<Record<Verdict, string>> = {
  fail: 'Fail',
  warn: 'Warn',
  unknown: 'Unknown',
  pass: 'Pass',
};

const COUNTED: Readonly<Record<Verdict, (count: number) => string>> = {
  fail: (number) => `${number} failed`,
  warn: (number) => count(number, 'warning'),
  unknown: (number) => `${number} unknown`,
  pass: (number) => `${number} passed`,
};

/** `1 failed, 2 unknown, 5 passed` */
export const summary = (verdicts: readonly Verdict[]) =>
  VERDICTS.filter((verdict) => verdicts.includes(verdict))
    .map((verdict) => COUNTED[verdict](verdicts.filter((other) => other === verdict).length))
    .join(', ');

export const RULE_TITLES: Readonly<Record<RuleName, string>> = {
  'recorder-channels': 'Recorder channels',
  'recorder-throughput': 'Recorder bandwidth',
  storage: 'Storage',
  'recorder-protocol': 'Cameras and recorder',
  'poe-ports': 'PoE ports',
  'poe-budget': 'PoE power',
  'intercom-protocol': 'Door and answering stations',
  'radio-band': 'Radio standard and band',
  charging: 'Chargers',
  'loop-protocol': 'Loop protocol',
  'loop-devices': 'Devices on the loop',
  hub: 'Hubs',
  'outdoor-use': 'Outdoor use',
  hazardous: 'Hazardous area',
  salty: 'Salty air',
};

/** A result as one line of a message. */
export const resultText = ({ verdict, finding }: CheckResult) =>
  `${VERDICT_LABELS[verdict]}, ${RULE_TITLES[finding.rule]}: ${findingText(finding)}`;

const NUMBER = new Intl.NumberFormat('en-US');
const EXACT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 9 });
const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const EITHER = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const MAX_NAMES = 3;

/** `A, B, C and 2 more` */
function names(titles: readonly string[]): string {
  const unique = [...new Set(titles)];
  const others = unique.length - MAX_NAMES;
  return LIST.format(others > 0 ? [...unique.slice(0, MAX_NAMES), `${others} more`] : unique);
}

function count(number: number, noun: string): string {
  return `${NUMBER.format(number)} ${noun}${number === 1 ? '' : 's'}`;
}

const verb = (titles: readonly string[], one: string, several: string) =>
  new Set(titles).size === 1 ? one : several;

export function findingText(finding: Finding): string {
  switch (finding.code) {
    case 'no-recorder':
      return `${finding.rule === 'storage' ? recordingText(finding) : count(finding.cameras, 'camera')}, and the list has no recorder.`;
    case 'no-ports':
      return `${count(finding.devices, 'device')} can be powered by PoE, and the list has no PoE port; enter your own switch if you have one.`;
    case 'no-budget':
      return `${loadText(finding)}, and nothing in the list supplies it; enter your own switch if you have one.`;
    case 'counted':
      return countedText(finding);
    case 'too-few-of-standard':
      return `${needs(finding.devices, 'device')} a port with ${standardLabel(finding.step)}; the list has ${finding.ports}.`;
    case 'standard-not-stated':
      return `${count(finding.devices, 'PoE device')} on ${count(finding.ports, 'port')}, but ${notStating(finding.products)} the PoE standard. A switch with ${standardLabel('802.3bt')} ports powers all of them.`;
    case 'not-stated':
      return `${notStating(finding.products)} ${NOT_STATED[finding.rule]}.`;
    case 'matched':
      return matchesText(finding.matches);
    case 'no-partner':
      return `${names(finding.products)}: ${NO_PARTNER[finding.rule]}`;
    case 'placed':
      return placedText(finding);
    case 'nothing-outdoors':
      return 'Mark which products are mounted outdoors, where the salt reaches them.';
  }
}

type FindingOf<Code extends Finding['code']> = Extract<Finding, { readonly code: Code }>;
type CountedOf<Rule extends RuleName> = Extract<FindingOf<'counted'>, { readonly rule: Rule }>;

function countedText(finding: FindingOf<'counted'>): string {
  switch (finding.rule) {
    case 'recorder-channels': {
      const { cameras, streams, channels } = finding;
      const more =
        streams.min === streams.max
          ? ''
          : `, or ${streams.max} if thermal and visible pictures are recorded separately`;
      return `${needs(cameras, 'camera')} ${count(streams.min, 'channel')}${more}; the list has ${channels}${tooFew(streams.max - channels)}.`;
    }
    case 'recorder-throughput': {
      const { streams, mbps, neededMbps, capacityMbps } = finding;
      return `${streams} × ${EXACT.format(mbps)} Mbps (assumed) = ${atLeast(neededMbps, 1)} Mbps; the list can record ${atMost(capacityMbps, 1)} Mbps${throughputShortfall(finding)}.`;
    }
    case 'storage': {
      const { capacityTerabytes, neededTerabytes } = finding;
      const missing = neededTerabytes - capacityTerabytes;
      const note = missing > 0 ? `, ${atLeast(missing, 1)} TB too little` : '. Drives are not included';
      return `${recordingText(finding)}; with the largest drives in all bays there is room for ${atMost(capacityTerabytes, 1)} TB${dividedText(finding, missing <= 0) ?? note}.`;
    }
    case 'poe-ports': {
      const { devices, ports } = finding;
      return `${count(devices, 'PoE device')}; the list has ${count(ports, 'PoE port')}${tooFew(devices - ports)}.`;
    }
    case 'poe-budget': {
      const { watts, budgetWatts, unclassed } = finding;
      const unknown =
        unclassed.length > 0 && watts.max > budgetWatts
          ? `; ${names(unclassed)} ${verb(unclassed, 'states', 'state')} no PoE class`
          : '';
      return `${loadText(finding)}; the budget is ${atMost(budgetWatts, 2)} W${budgetShortfall(finding)}${unknown}.`;
    }
    case 'charging': {
      const { radios, pockets, matches } = finding;
      const text = `${count(radios, 'radio')} and ${count(pockets, 'charging pocket')}`;
      return matches.gaps.length === 0 && matches.conflicts.length === 0
        ? `${text}; the charger supports the batteries of the radios${pockets < radios ? ', but not all at once' : ''}.`
        : `${text}; ${matchesText(matches)}`;
    }
    case 'loop-devices': {
      const { devices, capacity } = finding;
      const span = devices.min === devices.max ? `${devices.max}` : `${devices.min} to ${devices.max}`;
      return `${span} ${devices.max === 1 ? 'device' : 'devices'}; the list has fire panels for ${NUMBER.format(capacity)}${tooFew(devices.max - capacity)}.`;
    }
  }
}

const tooFew = (missing: number) => (missing > 0 ? `, ${missing} too few` : '');

const needs = (number: number, noun: string) => `${count(number, noun)} ${number === 1 ? 'needs' : 'need'}`;

const notStating = (titles: readonly string[]) => `${names(titles)} ${verb(titles, 'does', 'do')} not state`;

function recordingText(
  finding: Extract<Finding, { readonly streams: number; readonly days: number }>,
): string {
  const { streams, mbps, hours, days, neededTerabytes } = finding;
  return `${streams} × ${EXACT.format(mbps)} Mbps (assumed) × ${EXACT.format(hours)} h × ${days} d need ${atLeast(neededTerabytes, 1)} TB`;
}

function loadText({ devices, watts, neededWatts }: CountedOf<'poe-budget'> | FindingOf<'no-budget'>): string {
  const min = watts.min === watts.max ? '' : `${atLeast(watts.min, 2)} to `;
  return `${needs(devices, 'device')} ${min}${atLeast(watts.max, 2)} W at the ports, ${atLeast(neededWatts, 2)} W with ${RESERVE_PERCENT}% reserve`;
}

function budgetShortfall(finding: CountedOf<'poe-budget'>): string {
  const { watts, neededWatts, budgetWatts, cannotBeDivided } = finding;
  if (cannotBeDivided) return ', but we found no way to connect the devices so that all have power';
  if (watts.min > budgetWatts) return `, ${atLeast(watts.min - budgetWatts, 2)} W too little`;
  return watts.max <= budgetWatts && neededWatts > budgetWatts ? `, ${TOO_LITTLE_RESERVE}` : '';
}

/** Says that the recorders suffice in total, but that the streams cannot be divided among them; undefined otherwise. */
function dividedText(
  { streams, recordable }: CountedOf<'storage' | 'recorder-throughput'>,
  isSumEnough: boolean,
): string | undefined {
  return isSumEnough && recordable < streams
    ? `, but split over the recorders only ${recordable} of ${streams} fit`
    : undefined;
}

const TOO_LITTLE_RESERVE = `which leaves less than ${RESERVE_PERCENT}% in reserve`;

function throughputShortfall(finding: CountedOf<'recorder-throughput'>): string {
  const { streams, neededMbps, capacityMbps, recordableWithReserve } = finding;
  if (neededMbps > capacityMbps) return ', which is too little';
  const reserve = recordableWithReserve < streams ? `, ${TOO_LITTLE_RESERVE}` : '';
  return dividedText(finding, true) ?? reserve;
}

const NOT_STATED: Readonly<Record<FindingOf<'not-stated'>['rule'], string>> = {
  'recorder-channels': 'the number of channels',
  'recorder-throughput': 'the incoming bandwidth',
  storage: 'drive bays and the largest drive',
  'poe-budget': 'the PoE budget',
  charging: 'the charging pockets',
  'loop-devices': 'the number of devices',
};

const NO_PARTNER: Readonly<Record<FindingOf<'no-partner'>['rule'], string>> = {
  'intercom-protocol': 'nothing in the list answers the call; a phone or an intercom server can do so, too.',
  'loop-protocol': 'the list has no fire panel.',
  hub: 'a hub is required, and the list has none.',
};

const NEEDS: Readonly<Record<Need, string>> = {
  onvif: 'ONVIF',
  compression: 'the video compression',
  'picture-size': 'the resolution',
  'recording-resolution': 'the recording resolution',
  'sip-or-system': 'SIP or an intercom system',
  'radio-standard': 'the radio standard',
  frequency: 'the frequencies in MHz',
  'battery-type': 'the battery type',
  'loop-protocol': 'the loop protocol',
  'fire-system': 'the maker’s system',
  role: 'the kind of hub',
  connection: 'the connection',
};

function matchesText({ matches, gaps, conflicts }: Matches): string {
  const [conflict] = conflicts;
  if (conflict) {
    const more = conflicts.length - 1;
    const otherPairs = more === 1 ? 'does 1 more pair' : `do ${more} more pairs`;
    return `${conflict.title} states ${LIST.format(conflict.own)}, and ${conflict.partner} states ${LIST.format(conflict.other)}, so they do not fit together${more > 0 ? `; nor ${otherPairs}` : ''}.`;
  }
  if (gaps.length > 0) return `${gapsText(gaps)}.`;
  const match = matches.find(({ reason }) => reason !== 'same-model') ?? matches[0];
  if (!match) return '';
  const hasOthers = new Set(matches.flatMap(({ title, partner }) => [title, partner])).size > 2;
  const reason =
    match.reason === 'same-model'
      ? `all are the same model, ${match.title}`
      : `${match.title} and ${match.partner}: ${asClause(worksWithReason(match.reason))}`;
  return upperFirst(`${reason}${hasOthers ? '; the others fit too' : ''}.`);
}

function gapsText(gaps: Matches['gaps']): string {
  const needsOf = new Map<string, Set<string>>();
  for (const { title, need } of gaps.flatMap(({ missing }) => missing)) {
    needsOf.set(title, (needsOf.get(title) ?? new Set()).add(NEEDS[need]));
  }
  const titlesOf = new Map<string, string[]>();
  for (const [title, needs] of needsOf) {
    const text = EITHER.format(needs);
    titlesOf.set(text, [...(titlesOf.get(text) ?? []), title]);
  }
  if (titlesOf.size === 0) {
    const titles = gaps.map(({ title }) => title);
    return `The data sheets do not say whether ${names(titles)} ${verb(titles, 'fits', 'fit')}`;
  }
  return [...titlesOf].map(([needs, titles]) => `${notStating(titles)} ${needs}`).join('; ');
}

/** `Both use SIP for calls. A server may be needed.` → `both use SIP for calls; a server may be needed` */
function asClause(sentences: string): string {
  return sentences.replace(/\.$/, '').split('. ').map(lowerFirst).join('; ');
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Names and abbreviations at the start keep their capital. */
function lowerFirst(text: string): string {
  return /^(?:Both|The|They|A|Its)\b/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

type PlaceRule = FindingOf<'placed'>['rule'];

const MADE_FOR: Readonly<Record<PlaceRule, string>> = {
  'outdoor-use': 'made for outdoors',
  hazardous: 'made for the zone',
  salty: 'of stainless steel or approved for ships',
};

const NOT_STATED_PLACE: Readonly<Record<PlaceRule, string>> = {
  'outdoor-use': 'outdoor use',
  hazardous: 'protection for the zone, so do not install it there before the maker confirms it',
  salty: 'stainless steel or an approval for ships',
};

function placedText({ rule, fit, unfit, unknown }: FindingOf<'placed'>): string {
  if (unfit.length > 0) return `${names(unfit)} ${verb(unfit, 'is', 'are')} not ${MADE_FOR[rule]}.`;
  if (unknown.length > 0) return `${notStating(unknown)} ${NOT_STATED_PLACE[rule]}.`;
  return `By the data ${verb(fit, 'sheet', 'sheets')}, ${names(fit)} ${verb(fit, 'is', 'are')} ${MADE_FOR[rule]}.`;
}

export function remedyText(remedy: Remedy): string {
  return remedy.kind === 'listing'
    ? LISTINGS[remedy.shows](remedy.detail)
    : `Keep recordings for ${count(remedy.days, 'day')}`;
}

type Detail = ListingRemedy['detail'];

const LISTINGS: Readonly<Record<ListingRemedy['shows'], (detail: Detail) => string>> = {
  recorders: () => 'Show recorders',
  'recorders-with-channels': (channels) => `Show recorders with ${channels} or more channels`,
  'ports-with-budget': (watts) =>
    watts === undefined
      ? 'Show products with PoE ports'
      : `Show switches and recorders with ${watts} W or more`,
  'onvif-cameras': () => 'Show cameras with ONVIF',
  'sip-stations': () => 'Show intercoms with SIP',
  'answering-stations': () => 'Show answering stations',
  'radios-of-standard': (standard) => `Show radios with ${standard}`,
  chargers: () => 'Show chargers',
  panels: () => 'Show fire panels',
  'panels-for-devices': (devices) => `Show fire panels for ${devices} devices`,
  'loop-devices': (protocol) => `Show devices with ${protocol}`,
  hubs: () => 'Show hubs',
  'outdoor-products': () => 'Show outdoor products',
  'explosion-protected': (zone) => `Show cameras for zone ${zone}`,
  'stainless-steel': () => 'Show stainless steel cameras',
};
