import { listWords } from '#app/lib/list-words.ts';
import { formatNumber } from '#app/lib/format-number.ts';
import { stepLabel } from '#app/figures/model/scales.ts';
import type { Reason } from './model/rule.ts';

/** Why two products work with each other, as one or two sentences that fit on either product's page. */
export function worksWithReason(reason: Reason): string {
  switch (reason.kind) {
    case 'loop': {
      const { protocols, systems, areDevices } = reason;
      const noun = protocols.length === 1 ? 'protocol' : 'protocols';
      const facts = [
        `use the ${listWords(protocols)} loop ${noun}`,
        ...(systems.length > 0 ? [`belong to ${listWords(systems)}`] : []),
        ...(areDevices ? ['can share a loop'] : []),
      ];
      return `Both ${listWords(facts)}.`;
    }
    case 'radio': {
      const band = `${formatNumber(reason.fromMegahertz)}–${formatNumber(reason.toMegahertz)}\u00a0MHz`;
      return `Both carry ${listWords(reason.standards.map(withinSentence))} at ${band}. They need the same channel settings.`;
    }
    case 'charger':
      return `The charger supports the radio’s ${listWords(reason.batteries)} batteries.`;
    case 'recorder': {
      const size = stepLabel('resolution', reason.recordingResolution).replace(' ', '\u00a0');
      const ports =
        reason.portStandard === undefined ? '' : ` Its ${reason.portStandard} ports power the camera.`;
      return reason.maker === undefined
        ? `Both use ONVIF and ${reason.compression}, and the recorder records up to ${size}.${ports}`
        : `${reason.maker} makes both, both use ${reason.compression}, and the recorder records up to ${size}.${ports}`;
    }
    case 'intercom-system':
      return `Both belong to the ${listWords(reason.systems)} intercom system.`;
    case 'sip':
      return 'Both use SIP for calls. A SIP server may be needed.';
    case 'hub': {
      const { requirements, connections } = reason;
      const pronoun = PRONOUNS[requirements.length] ?? 'all of these';
      return `The device requires ${listWords(requirements.map(withArticle))}, and the hub is ${pronoun}. Both use ${listWords(connections)}.`;
    }
    case 'matter':
      return 'Both use Matter, and the hub is a Matter controller.';
    case 'named':
      return `The specifications of the ${reason.by} name the ${reason.model} as compatible.`;
  }
}

/** The pronoun for the things that a device requires. The index is their number. */
const PRONOUNS: readonly (string | undefined)[] = [undefined, 'one', 'both'];

/** `Analogue FM` → `analogue FM`, but `DMR` stays */
function withinSentence(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}
