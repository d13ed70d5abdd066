import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { test } from 'node:test';
import Fastify from 'fastify';
import { createGateway } from '../gateway/gateway.ts';
import { RateLimiter } from '../gateway/rate-limit.ts';
import { readSettings } from '../settings.ts';
import { portOf } from './support.ts';

/** What a program prints that logs. */
function printed(program: string, environment: NodeJS.ProcessEnv): string {
  const script = `import { currentRequest, log, logRequest } from ${JSON.stringify(new URL('../log.ts', import.meta.url).href)};\n${program}`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, LOG: '', ...environment },
    encoding: 'utf8',
  });
  return stdout + stderr;
}

test('a line of the log has the time', () => {
  const text = printed(`log('The shop opens.'); logRequest({ status: 200 });`, {});
  assert.match(text, /^\d{4}-\d{2}-\d{2}T[\d:.]+Z {2}The shop opens\.\n$/);
});

test('as JSON, each line has time, level, text, and the id of the request that is being answered', () => {
  const text = printed(
    `currentRequest.run('a-1', () => log('The engine: ECONNREFUSED', 'error', { status: 503 }));
     log('The shop opens.');
     logRequest({ route: '/api/orders', ms: 12 });`,
    { LOG: 'json' },
  );
  const [failure, opening, request] = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const { time, ...others } = failure;
  assert.match(time, /^\d{4}-/);
  assert.deepEqual(others, { level: 50, requestId: 'a-1', status: 503, msg: 'The engine: ECONNREFUSED' });
  assert.equal(opening.msg, 'The shop opens.');
  assert.equal('requestId' in opening, false);
  assert.deepEqual([request.msg, request.route, request.ms], ['request', '/api/orders', 12]);
});

test('the engine is told the id of the request, which the browser gets too', async () => {
  const ids: unknown[] = [];
  const engine = createServer((request, response) => {
    ids.push(request.headers['x-request-id']);
    response.end('{ "answer": { "lines": [] } }');
  }).listen(0, '127.0.0.1');
  await once(engine, 'listening');
  const settings = readSettings({ ENGINE_URL: `http://127.0.0.1:${portOf(engine)}`, BEHIND_PROXY: '1' });
  const gateway = createGateway(settings, Fastify(), () => true, RateLimiter.of(settings));
  const ask = (headers: Record<string, string>) =>
    gateway.inject({
      method: 'POST',
      url: '/api/prices',
      headers: { origin: settings.publicUrl, 'content-type': 'application/json', ...headers },
      payload: { lines: [{ productId: '11', quantity: 1 }] },
    });
  try {
    const own = (await ask({})).headers['x-request-id'];
    assert.match(String(own), /^[0-9a-f-]{36}$/);
    const given = (await ask({ 'x-request-id': 'of-the-proxy' })).headers['x-request-id'];
    const forged = (await ask({ 'x-request-id': 'a b' })).headers['x-request-id'];
    assert.deepEqual(ids, [own, 'of-the-proxy', forged]);
    assert.equal(given, 'of-the-proxy');
    assert.notEqual(forged, 'a b');
  } finally {
    await gateway.close();
    engine.close();
  }
});
