import type { PlanLink } from './model/plan-link.ts';

export const PLAN_WITH: Readonly<Record<PlanLink['productKind'], string>> = {
  camera: 'Plan with this camera',
  recorder: 'Plan with this recorder',
  radio: 'Plan with this radio',
  device: 'Plan with this device',
};
