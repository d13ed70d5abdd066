import type { ReactNode } from 'react';
import type { PseudoClass } from './pseudo-classes.ts';

/** A component in one state. */
export type Example = {
  /** The name of the state, unique in its group. */
  readonly label: string;
  readonly content: ReactNode;
  /** Draws the target as if it were hovered, pressed or focused. */
  readonly pseudoClass?: PseudoClass | undefined;
  /** Selector of the element with the pseudo-class. Default: the first control. */
  readonly target?: string | undefined;
  /** Puts the example into a state that needs an interaction. May run twice, as effects do in React's strict mode. */
  readonly setUp?: (example: HTMLElement) => void;
};

export type ExampleGroup = {
  readonly title: string;
  /** How wide an example is: `narrow` for buttons, `medium` for fields, `full` for the whole row. Default: `narrow`. */
  readonly width?: 'narrow' | 'medium' | 'full';
  readonly examples: readonly Example[];
};

/** A component of `ui/`, or a family of them, in all states. */
export type Specimen = {
  /** The anchor on the gallery page and the prefix of the screenshots' file names. */
  readonly name: string;
  readonly title: string;
  /** The files of `ui/` that it covers. */
  readonly files: readonly string[];
  /** For components that cover the page: each example is a button that opens one. */
  readonly isOverlay?: boolean;
  readonly groups: readonly ExampleGroup[];
};

/** A button, link or tab: at rest, hovered, focused and pressed. */
export function controlStates(content: ReactNode, target?: string): readonly Example[] {
  return [
    { label: 'Default', content },
    { label: 'Hover', content, target, pseudoClass: 'hover' },
    { label: 'Focus visible', content, target, pseudoClass: 'focus-visible' },
    { label: 'Pressed', content, target, pseudoClass: 'active' },
  ];
}

/** A field: at rest, hovered and focused. `render` receives a suffix for the field's id. */
export function fieldStates(render: (idSuffix: string) => ReactNode): readonly Example[] {
  return [
    { label: 'Default', content: render('default') },
    { label: 'Hover', content: render('hover'), pseudoClass: 'hover' },
    { label: 'Focus visible', content: render('focus'), pseudoClass: 'focus-visible' },
  ];
}
