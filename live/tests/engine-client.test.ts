import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { EngineClient, EngineUnavailable } from '../gateway/engine-client.ts';
import { portOf } from './support.ts';

const isUnavailable = (mayHaveActed: boolean) => (error: unknown) =>
  error instanceof EngineUnavailable && error.mayHaveActed === mayHaveActed;

test('an engine may have acted if the connection breaks, but not if it refuses the connection', async () => {
  const engine = createServer((request) => request.socket.destroy());
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve));
  const client = new EngineClient(`http://127.0.0.1:${portOf(engine)}`, 'a secret');
  await assert.rejects(client.call('customer', undefined), isUnavailable(true));
  await new Promise((resolve) => engine.close(resolve));
  await assert.rejects(client.call('customer', undefined), isUnavailable(false));
});
