/** What a pointer or the keyboard does to an element, and to one element of a page at a time. */
export type PseudoClass = 'hover' | 'active' | 'focus-visible';

/** Names the pseudo-classes that an element is drawn with. */
export const ATTRIBUTE = 'data-pseudo-class';

const PSEUDO_CLASS = /:(hover|active|focus-visible)\b/g;
const done = new WeakSet<CSSRule>();

/**
 * Lets every rule of the page's sheets that asks for a pseudo-class take the attribute for it as well, so that many
 * elements can be drawn in such a state at once and the shop's own sheets stay as they are. Both weigh the same in the
 * cascade.
 */
export function drawPseudoClasses(): void {
  for (const sheet of document.styleSheets) widen(sheet.cssRules);
}

function widen(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !done.has(rule)) {
      done.add(rule);
      const wider = rule.selectorText.replace(PSEUDO_CLASS, `:is(:$1, [${ATTRIBUTE}~="$1"])`);
      if (wider !== rule.selectorText) rule.selectorText = wider;
    }
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) widen(rule.cssRules);
  }
}

/** Marks an element as a browser would: what is over a child is over all that it stands in, the focus is not. */
export function mark(element: Element, pseudoClass: PseudoClass, within: Element): void {
  const marked = pseudoClass === 'active' ? 'hover active' : pseudoClass;
  for (let at: Element | null = element; at && at !== within; at = at.parentElement) {
    at.setAttribute(ATTRIBUTE, marked);
    if (pseudoClass === 'focus-visible') return;
  }
}
