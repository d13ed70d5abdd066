import type { ReactNode } from 'react';
import type { PseudoClass } from './pseudo-classes.ts';

/** A component in one state. */
export type Drawing = {
  /** What the state is called. */
  readonly state: string;
  readonly content: ReactNode;
  /** Brought about by a pointer or the keyboard; drawn without them. */
  readonly as?: PseudoClass | undefined;
  /** Which element of the content has that state, as a selector; the first control unless told. */
  readonly of?: string | undefined;
  /** What a visitor did before. Done twice it must change no more than once. */
  readonly after?: (drawing: HTMLElement) => void;
};

export type Row = {
  readonly title: string;
  /** How much room each drawing needs: that of a button, of a field, or all there is. */
  readonly room?: 'little' | 'some' | 'all';
  readonly drawings: readonly Drawing[];
};

/** A component of `ui/`, or a family of them, in all states. */
export type Specimen = {
  /** Its anchor on the page, and the first part of its screenshots' names. */
  readonly name: string;
  readonly title: string;
  /** The files of `ui/` that it draws. */
  readonly files: readonly string[];
  /** It floats over the page: each button of the specimen opens one state. */
  readonly floats?: boolean;
  readonly rows: readonly Row[];
};

const POINTED: readonly Pick<Drawing, 'state' | 'as'>[] = [
  { state: 'Rest' },
  { state: 'Hover', as: 'hover' },
  { state: 'Focus visible', as: 'focus-visible' },
  { state: 'Pressed', as: 'active' },
];

/** Something that can be pressed, at rest and as pointer and keyboard change it. */
export function pressable(content: ReactNode, of?: string): readonly Drawing[] {
  return POINTED.map(({ state, as }) => ({ state, as, of, content }));
}

/** A field, at rest and as pointer and keyboard change it; `draw` is given a name for each. */
export function editable(draw: (name: string) => ReactNode): readonly Drawing[] {
  return POINTED.filter(({ as }) => as !== 'active').map(({ state, as }) => ({
    state,
    as,
    content: draw(as ?? 'rest'),
  }));
}
