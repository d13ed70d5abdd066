import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Browser, expect, type Page } from '@playwright/test';

const PRODUCT = '45';
const EDITS = 3;
const PORT = 4391;
const START_TIMEOUT_MS = 120_000;

type Options = {
  /** A copy of the project. */
  readonly project: string;
  /** The folder with the catalogue's files. */
  readonly catalogue: string;
  readonly browser: Browser;
};

/**
 * Starts the development server, edits the price of a product several times while its page is open, and returns the
 * seconds until the page shows the new price.
 */
export async function devEditTime({ project, catalogue, browser }: Options): Promise<readonly number[]> {
  const server = spawn(
    process.execPath,
    // With this condition the server is one process. Without it, the command starts a second one.
    [
      '--conditions=development',
      join(project, 'node_modules/@react-router/dev/bin.cjs'),
      'dev',
      '--port',
      String(PORT),
      '--strictPort',
    ],
    { cwd: project, env: { ...process.env, SHOP_DIR: catalogue }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const errors = text(server.stderr);
  const ended = once(server, 'exit');
  const endedEarly = ended.then(() => {
    throw new Error('The development server has ended');
  });
  const page = await browser.newPage();
  try {
    return await Promise.race([editTimes(page, catalogue), endedEarly]);
  } catch (error) {
    server.kill('SIGKILL');
    throw new Error(`${String(error)}\n${await errors}`, { cause: error });
  } finally {
    server.kill('SIGKILL');
    await ended;
    await page.close();
  }
}

async function editTimes(page: Page, catalogue: string): Promise<readonly number[]> {
  const address = `http://localhost:${PORT}/product/${PRODUCT}`;
  const opened = connection(page);
  await expect(() => page.goto(address)).toPass({ timeout: START_TIMEOUT_MS });
  await opened;
  const times: number[] = [];
  for (let edit = 1; edit <= EDITS; edit += 1) {
    const price = 12_345 + edit;
    const reloaded = connection(page);
    setPrice(join(catalogue, 'products.json'), price);
    const start = performance.now();
    await page
      .getByText(`$${price.toLocaleString('en')}.00`)
      .first()
      .waitFor();
    times.push((performance.now() - start) / 1000);
    await reloaded;
  }
  return times;
}

/** Resolves once the page is connected with the development server, which can reload it from then on. */
async function connection(page: Page): Promise<void> {
  await page.waitForEvent('console', {
    predicate: (message) => message.text().includes('[vite] connected'),
    timeout: START_TIMEOUT_MS,
  });
  await page.waitForLoadState('networkidle');
}

function setPrice(file: string, price: number): void {
  const { products, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
  for (const product of products) {
    if (product.id !== PRODUCT) continue;
    product.price = price;
    for (const name of ['originalPrice', 'oldPrice', 'discount']) delete product[name];
  }
  writeFileSync(file, JSON.stringify({ ...rest, products }, null, 2));
}
