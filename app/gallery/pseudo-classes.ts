export type PseudoClass = 'hover' | 'active' | 'focus-visible';

/** Lists the pseudo-classes that an element is drawn with. */
export const PSEUDO_CLASS_ATTRIBUTE = 'data-pseudo-class';

const PSEUDO_CLASS = /:(hover|active|focus-visible)\b/g;
const rewrittenRules = new WeakSet<CSSRule>();

/** Draws an element as if it were hovered, pressed or focused. Hover and press also apply to ancestors below `root`. */
export function applyPseudoClass(element: Element, pseudoClass: PseudoClass, root: Element): void {
  for (const sheet of document.styleSheets) rewriteRules(sheet.cssRules);
  if (pseudoClass === 'focus-visible') return element.setAttribute(PSEUDO_CLASS_ATTRIBUTE, pseudoClass);
  const value = pseudoClass === 'active' ? 'hover active' : pseudoClass;
  for (let current: Element | null = element; current && current !== root; current = current.parentElement)
    current.setAttribute(PSEUDO_CLASS_ATTRIBUTE, value);
}

/** Makes each selector with one of the pseudo-classes match the attribute too. The specificity stays the same. */
function rewriteRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rewrittenRules.has(rule)) {
      rewrittenRules.add(rule);
      const selector = rule.selectorText.replace(PSEUDO_CLASS, `:is(:$1, [${PSEUDO_CLASS_ATTRIBUTE}~="$1"])`);
      if (selector !== rule.selectorText) rule.selectorText = selector;
    }
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) rewriteRules(rule.cssRules);
  }
}
