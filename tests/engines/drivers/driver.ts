export type Key = 'Tab' | 'Enter' | ' ' | 'Escape' | 'Backspace' | 'ArrowDown' | 'ArrowUp' | 'a';
export type Modifier = 'Shift' | 'Control' | 'Meta';

/** A tab with a fresh profile. Coordinates and sizes are in CSS pixels. */
export type Tab = {
  /** Opens an address. Does not wait until the page is loaded. */
  readonly navigate: (url: string) => Promise<void>;
  /** Evaluates an expression in the page. Its value must be a string, or the promise of one. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Moves the pointer and presses its main button. */
  readonly click: (x: number, y: number) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key, modifier?: Modifier) => Promise<void>;
  /** Sets the size of the viewport. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** How many elements have this role and name according to the browser's own accessibility tree. */
  readonly countNamed: (role: string, name: string) => Promise<number>;
  /** Errors and warnings in the console so far, including exceptions and violations of the content security policy. */
  readonly complaints: readonly string[];
  readonly close: () => Promise<void>;
};

/** A running browser. */
export type Engine = {
  /** The smallest width that tests may give the viewport, in CSS pixels. */
  readonly minWidth: number;
  openTab(): Promise<Tab>;
  quit(): Promise<void>;
};
