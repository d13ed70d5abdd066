import { once } from 'node:events';
import { createServer } from 'node:net';
import { type Settings, WrongSetting } from '../settings.ts';

/** @throws WrongSetting if a port that live mode needs cannot be used */
export async function requireFreePorts(settings: Settings): Promise<void> {
  await requireFree('PORT', settings.gatewayPort, settings.gatewayHost);
  await requireFree('ENGINE_PORT', settings.enginePort, settings.engineHost);
  if (settings.databaseUrl === undefined)
    await requireFree('DATABASE_PORT', settings.databasePort, '127.0.0.1');
}

async function requireFree(name: string, port: number, host: string): Promise<void> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw new WrongSetting(
      `Port ${port} ${isTaken ? 'is taken by another program' : `of ${host} cannot be used`}. Set ${name} to another one.`,
    );
  } finally {
    server.close();
  }
}
