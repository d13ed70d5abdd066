import { vi } from 'vitest';

type Script = { readonly run: (args: readonly string[]) => Promise<void> };

/** Runs a script of `scripts/` in this process, as its command does with these arguments and variables. */
export async function runScript(
  load: () => Promise<Script>,
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
) {
  const printed = { stdout: '', stderr: '' };
  let hasEnded = false;
  const printTo = (stream: keyof typeof printed) => (line: unknown) => {
    if (!hasEnded) printed[stream] += `${String(line)}\n`;
  };
  vi.resetModules();
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  vi.spyOn(console, 'log').mockImplementation(printTo('stdout'));
  vi.spyOn(console, 'warn').mockImplementation(printTo('stderr'));
  vi.spyOn(console, 'error').mockImplementation(printTo('stderr'));
  vi.spyOn(process, 'exit').mockImplementation((status) => {
    hasEnded = true;
    process.exitCode = status;
    throw new Error('process.exit');
  });
  try {
    await (await load()).run(args);
  } catch (error) {
    if (!hasEnded) throw error;
  } finally {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  }
  const status = Number(process.exitCode ?? 0);
  process.exitCode = undefined;
  return { status, ...printed };
}
