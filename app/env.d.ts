/** Set by `vite.config.ts`. */
interface ImportMetaEnv {
  /** Whether the shop is built for the gateway in `live/`. */
  readonly LIVE?: boolean;
  /** The origin at which buyers open the shop, without a slash at the end. */
  readonly PUBLIC_URL?: string;
}

/**
 * Which of its tools the shop has, see `tools` in `shop.json`. Each is a constant that `scripts/shop-contents.ts` defines before
 * modules are linked, so a build leaves out the code of the others, with what that code loads on demand.
 */
declare const HAS: Readonly<Record<import('#app/tools.ts').Tool, boolean>>;
