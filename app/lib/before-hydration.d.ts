// What before-hydration.js provides.
interface Window {
  /** Whether the browser has the features without which scripts and styles fail. All supported browsers have them. */
  isSupportedBrowser?: boolean;
  /** Stops recording and returns the pressed controls in order, and what is not a button with its state after the press. */
  takeEarlyPresses?: () => [control: HTMLElement, state?: string | boolean][];
  /**
   * Shows the page as a browser without scripts shows it. Stops recording and discards the recorded presses, so that a press
   * on a button has its default effect again.
   */
  showStaticPage?: () => void;
}
