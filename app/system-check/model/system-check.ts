import type { LabelsOf } from '#app/works-with/model/rule.ts';
import type { CheckInputs } from './check-inputs.ts';
import { type CheckResult, VERDICTS } from './check-result.ts';
import type { CheckedProduct } from './checked-product.ts';
import {
  checkCharging,
  checkHub,
  checkIntercom,
  checkLoopDevices,
  checkLoopProtocol,
  checkRadios,
  checkRecorderProtocol,
} from './partners.ts';
import { checkOutdoorUse, checkSite } from './places.ts';
import { checkPoeBudget, checkPoePorts } from './poe-supply.ts';
import { checkRecorderChannels, checkRecorderThroughput, checkStorage } from './recording.ts';

export type ListedProduct = CheckedProduct & { readonly category: string };

/** The answers of all rules that concern the products, the worst first. */
export function checkSystem(
  products: readonly ListedProduct[],
  inputs: CheckInputs,
  labelsOf: LabelsOf,
): readonly CheckResult[] {
  const results = [
    checkRecorderChannels(products),
    checkRecorderThroughput(products, inputs),
    checkStorage(products, inputs),
    checkRecorderProtocol(products, labelsOf),
    checkPoePorts(products, inputs),
    checkPoeBudget(products, inputs),
    checkIntercom(products, labelsOf),
    checkRadios(products, labelsOf),
    checkCharging(products, labelsOf),
    checkLoopProtocol(products, labelsOf),
    checkLoopDevices(products, labelsOf),
    checkHub(products, labelsOf),
    checkOutdoorUse(products),
    checkSite(products, inputs),
  ].filter((result) => result !== undefined);
  return results.toSorted((a, b) => VERDICTS.indexOf(a.verdict) - VERDICTS.indexOf(b.verdict));
}
