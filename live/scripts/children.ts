import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const LIVE_FOLDER = join(import.meta.dirname, '..');
const RESTART_AFTER_MS = 1000;
/** A gateway keeps little but garbage, of which Node would let half a gigabyte gather. As in `deploy/live/compose.yaml`. */
const GATEWAY_LIMITS = ['--max-old-space-size=192', '--max-semi-space-size=8'];

export type Message = 'ready' | { readonly progress: string };

/** A long-running program of live mode. Once it has been ready, it is started again whenever it ends by itself. */
export class Child {
  readonly #name: string;
  readonly #script: string;
  readonly #report: (text: string) => void;
  readonly #environment: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;
  #isWanted = false;

  constructor(
    name: string,
    script: string,
    report: (text: string) => void,
    environment: NodeJS.ProcessEnv = process.env,
  ) {
    this.#name = name;
    this.#script = script;
    this.#report = report;
    this.#environment = environment;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Resolves once the program is ready. @throws Error if it ends before. */
  start(): Promise<void> {
    this.#isWanted = true;
    return new Promise((resolve, reject) => {
      let isReady = false;
      const child = spawn(
        process.execPath,
        [
          '--disable-warning=ExperimentalWarning',
          '--disable-warning=DeprecationWarning',
          ...(this.#script.startsWith('gateway/') ? GATEWAY_LIMITS : []),
          join(LIVE_FOLDER, this.#script),
        ],
        {
          cwd: LIVE_FOLDER,
          env: this.#environment,
          stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
          // A process group of its own: Ctrl-C reaches the parent alone, which stops all in order.
          detached: true,
        },
      );
      this.#process = child;
      child.on('message', (message: Message) => {
        if (message === 'ready') {
          isReady = true;
          resolve();
        } else this.#report(message.progress);
      });
      child.on('exit', (code, signal) => {
        this.#process = undefined;
        if (!isReady) reject(new Error(`${this.#name} did not start (${signal ?? `exit code ${code}`}).`));
        else if (this.#isWanted) this.#restart(signal ?? `exit code ${code}`);
      });
      child.on('error', reject);
    });
  }

  #restart(reason: string): void {
    this.#report(`${this.#name} ended (${reason}) and is started again`);
    setTimeout(() => {
      if (!this.#isWanted) return;
      this.start().then(
        () => this.#report(`${this.#name} runs again`),
        (error: unknown) => {
          this.#report(String(error));
          if (this.#isWanted) this.#restart('it did not start');
        },
      );
    }, RESTART_AFTER_MS);
  }

  stop(): Promise<void> {
    this.#isWanted = false;
    const child = this.#process;
    if (!child) return Promise.resolve();
    return new Promise((resolve) => {
      child.on('exit', () => resolve());
      if (child.connected) child.send('stop');
      else child.kill();
    });
  }
}
