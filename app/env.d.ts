/** Set by `vite.config.ts`. */
interface ImportMetaEnv {
  /** Whether the shop is built for the gateway in `live/`. */
  readonly LIVE?: boolean;
  /** The origin at which buyers open the shop, without a slash at the end. */
  readonly PUBLIC_URL?: string;
}
