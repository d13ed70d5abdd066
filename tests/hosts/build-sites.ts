import { cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { buildSite } from '#bench/build-site.ts';
import { buildFixtureSite, FIXTURE_CATALOGUE, ROOT_SITE, FOLDER_SITE } from '#tests/support/fixture-sites.ts';
import { buildImage, IMAGE, isDockerRequested } from './image.ts';

const CONTEXT = resolve('test-results/hosts/context');

/** Builds the sites from the fixture catalogue, before all tests of the hosts. */
export function setup(): void {
  copyBuildContext();
  const environment = {
    SITE_DIR: relative(CONTEXT, ROOT_SITE.folder),
    SHOP_DIR: FIXTURE_CATALOGUE,
    NODE_ENV: 'production',
  };
  buildSite(CONTEXT, { environment, finish: ['--compress'] });
  buildFixtureSite(FOLDER_SITE);
  if (isDockerRequested) buildImage(IMAGE, '/');
}

/**
 * Copies the files that the container's build gets. `setup` builds the site for the root of a host from this copy, so
 * it fails if the container would lack a file, even without Docker.
 */
function copyBuildContext(): void {
  rmSync(CONTEXT, { recursive: true, force: true });
  mkdirSync(CONTEXT, { recursive: true });
  const rules = readFileSync('deploy/docker/Dockerfile.dockerignore', 'utf8').split('\n');
  const included = rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1));
  for (const file of globSync(included)) {
    cpSync(file, join(CONTEXT, file), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(CONTEXT, 'node_modules'), 'junction');
}
