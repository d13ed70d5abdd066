// What before-hydration.js provides.
interface Window {
  /** Whether the browser has the features without which scripts and styles fail. All supported browsers have them. */
  isSupportedBrowser?: boolean;
  /** Stops recording and returns the pressed controls in order, each with its state after the press. */
  takeEarlyPresses?: () => [control: HTMLElement, state: string | boolean][];
  /**
   * Shows the page as a browser without scripts shows it. Also discards the recorded presses, so buttons do what the browser
   * does by default.
   */
  showStaticPage?: () => void;
}
