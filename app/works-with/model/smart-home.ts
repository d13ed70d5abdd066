import type { FigureRule, FigureSubject, KeysOf } from './rule.ts';
import { inBoth, isOnly, sharedValues, statedValues } from './stated.ts';

/**
 * Radio networks and standards that a hub and its devices share. A home network (Wi-Fi, Ethernet) is not one of them,
 * because two products that share it do not necessarily work with each other.
 */
const CONNECTIONS = ['zigbee', 'thread', 'matter'];

/** Kinds that have been device types since Matter 1.0 (2022). Controllers may not know the types of later versions. */
const MATTER_DEVICES = ['smart-plug', 'contact-sensor', 'presence-sensor', 'climate-sensor', 'thermostat'];

const hubRoles: KeysOf<FigureSubject> = ({ figures }) =>
  isOnly(figures, ['hub']) ? statedValues(figures, 'role') : [];

/**
 * A device that requires a certain kind of hub works with a hub that has all the roles that it requires, and with which it
 * shares a radio network or standard.
 */
export const requiredHub: FigureRule = {
  keys: [
    hubRoles,
    ({ figures }) => (statedValues(figures, 'kind').includes('hub') ? [] : statedValues(figures, 'requires')),
  ],
  reason: (hub, device, labelsOf) => {
    const requirements = statedValues(device.figures, 'requires');
    const roles = statedValues(hub.figures, 'role');
    const connections = inBoth(CONNECTIONS, sharedValues(hub.figures, device.figures, 'connection'));
    if (connections.length === 0 || !requirements.every((role) => roles.includes(role))) return undefined;
    return {
      kind: 'hub',
      requirements: labelsOf('requires', requirements),
      connections: labelsOf('connection', connections),
    };
  },
};

/**
 * Matter devices of any maker join any Matter controller. A device that connects by Thread also needs a Thread border router. A
 * device that states what it requires of a hub is left to the rule above.
 */
export const matterController: FigureRule = {
  keys: [
    (subject) => (hubRoles(subject).includes('matter-controller') ? ['matter'] : []),
    ({ figures }) =>
      isOnly(figures, MATTER_DEVICES) &&
      statedValues(figures, 'connection').includes('matter') &&
      figures['requires'] === undefined
        ? ['matter']
        : [],
  ],
  reason: (hub, device) => {
    const needsBorderRouter = statedValues(device.figures, 'connection').includes('thread');
    return needsBorderRouter && !hubRoles(hub).includes('thread-border-router')
      ? undefined
      : { kind: 'matter' };
  },
};
