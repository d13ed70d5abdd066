import { execFileSync } from 'node:child_process';

/** The image is built only with `DOCKER=1`, because that takes minutes and needs a network. */
export const isDockerRequested = process.env['DOCKER'] === '1';

/** The image of the shop at the root of its host. */
export const IMAGE = 'watchpost-host-test';

/** Builds the image from the checkout. `base` is the folder of the shop on its host. */
export function buildImage(tag: string, base: string): void {
  docker(
    'build',
    '--quiet',
    '--file=deploy/docker/Dockerfile',
    `--tag=${tag}`,
    `--build-arg=BASE_PATH=${base}`,
    '.',
  );
}

/** Runs a command of Docker and returns what it prints. */
export function docker(...args: readonly string[]): string {
  return execFileSync('docker', args, { encoding: 'utf8' }).trim();
}
