import { cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { buildSite } from '#bench/build-site.ts';
import { SITES } from './sites.ts';

const CONTEXT = resolve('test-results/hosts/context');

/** Builds the sites from the fixture catalogue, before all tests of the hosts. */
export function setup(): void {
  copyBuildContext();
  for (const { base, folder } of SITES) {
    const environment = {
      BASE_PATH: base,
      SITE_DIR: relative(CONTEXT, folder),
      CATALOGUE_DIR: resolve('tests/fixtures/catalogue'),
      NODE_ENV: 'production',
    };
    buildSite(CONTEXT, { environment, finish: ['--compress'] });
  }
}

/** Copies the files that the build of the container gets, so that the build fails if one is missing. */
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
