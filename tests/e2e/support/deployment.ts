import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { withContentSecurityPolicy } from '#app/content-security-policy.server.ts';
import { buildServiceWorker, writeOfflineFiles } from '#scripts/offline-files.ts';
import { staticSite } from '#scripts/static-site.ts';
import { INTERCOM } from './catalogue.ts';
import { ROOT_SITE } from '#tests/support/fixture-sites.ts';

const BRAND = 'Zenitel';
/** The name of the brand in the second version of the shop. */
const SECOND_BRAND = 'Zenitech';
/** The title of `INTERCOM` in the second version. */
export const SECOND_TITLE = INTERCOM.title.replace(BRAND, SECOND_BRAND);

/** The names of the files with the code of product pages and with the router's manifest. Each has a hash of its content. */
const CODE = /^(?:product|manifest)-[\w-]{8}\.js$/;
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** A copy of the tested site with its own server, so that a test can publish another version and make requests fail. */
export class Deployment {
  /** On the disk of the project, because hard links do not work across disks. */
  readonly folder = mkdtempSync(join(makeFolder('test-results/deployments'), 'site-'));
  address = '';
  /** The status of the response to paths that match a pattern. It is sent in place of the file. */
  readonly failing = new Map<RegExp, number>();
  /** Whether the host accepts requests, but does not answer them before `answerAgain`. */
  #silence: PromiseWithResolvers<void> | undefined;
  /** The paths that were requested. */
  readonly requested: string[] = [];
  #server: ReturnType<typeof staticSite> | undefined;

  async open(): Promise<void> {
    for (const entry of readdirSync(ROOT_SITE.folder, { recursive: true, withFileTypes: true })) {
      const file = relative(ROOT_SITE.folder, join(entry.parentPath, entry.name));
      if (!entry.isFile() || /\.(br|gz)$/.test(file)) continue;
      const target = join(this.folder, file);
      mkdirSync(dirname(target), { recursive: true });
      // Links are faster than copies. A linked file may be replaced, but not changed: the tested site would change too.
      // The second version changes only the service worker in place.
      if (basename(file) === 'service-worker.js') copyFileSync(join(ROOT_SITE.folder, file), target);
      else linkSync(join(process.cwd(), ROOT_SITE.folder, file), target);
    }
    this.#server = staticSite(this.folder);
    this.#server.addHook('onRequest', async ({ url }, reply) => {
      const [path = ''] = url.split('?');
      this.requested.push(path);
      await this.#silence?.promise;
      const status = [...this.failing].find(([pattern]) => pattern.test(path))?.[1];
      if (status !== undefined) await reply.code(status).send('');
    });
    this.address = await this.#server.listen({ port: 0, host: '127.0.0.1' });
  }

  fallSilent(): void {
    this.#silence = Promise.withResolvers();
  }

  answerAgain(): void {
    this.#silence?.resolve();
    this.#silence = undefined;
  }

  async close(): Promise<void> {
    this.answerAgain();
    await this.#server?.close();
    rmSync(this.folder, { recursive: true });
  }

  /** Publishes a version in which a brand and the files that match `CODE` have other names. */
  async publishSecondVersion(): Promise<void> {
    const files = readdirSync(this.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(html|js|data|json)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
    const renamed = files.map((file) => basename(file)).filter((name) => CODE.test(name));
    for (const file of files) {
      const text = readFileSync(file, 'utf8');
      let changed = text.replaceAll(BRAND, SECOND_BRAND);
      for (const name of renamed) changed = changed.replaceAll(name, secondName(name));
      if (changed === text && !renamed.includes(basename(file))) continue;
      if (file.endsWith('.html')) changed = withContentSecurityPolicy(changed.replace(POLICY, ''), []);
      rmSync(file);
      const name = renamed.includes(basename(file)) ? secondName(basename(file)) : basename(file);
      writeFileSync(join(dirname(file), name), changed);
    }
    await writeOfflineFiles(this.folder);
  }

  /** Publishes the shop without offline use. */
  async switchOff(): Promise<void> {
    await buildServiceWorker(this.folder, '', false);
  }
}

function makeFolder(folder: string): string {
  mkdirSync(folder, { recursive: true });
  return folder;
}

const secondName = (name: string) => name.replace(/\.js$/, '-second.js');
