import * as v from 'valibot';

const messageSchema = v.union([
  v.object({ type: v.literal('success'), id: v.number(), result: v.unknown() }),
  v.object({ type: v.literal('error'), id: v.number(), error: v.string(), message: v.string() }),
  v.object({ type: v.literal('event'), method: v.string(), params: v.unknown() }),
]);

type Listener = (method: string, params: unknown) => void;

export type BidiConnection = Awaited<ReturnType<typeof connectBidi>>;

/** A connection to a browser that speaks WebDriver BiDi: https://w3c.github.io/webdriver-bidi/ */
export async function connectBidi(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`No connection to ${address}.`)));
  });

  const commands = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners = new Set<Listener>();
  let lastId = 0;

  socket.addEventListener('message', ({ data }) => {
    const message = v.parse(messageSchema, JSON.parse(String(data)));
    if (message.type === 'event') {
      for (const listener of listeners) listener(message.method, message.params);
      return;
    }
    const command = commands.get(message.id);
    commands.delete(message.id);
    if (message.type === 'success') command?.resolve(message.result);
    else command?.reject(new Error(`${message.error}: ${message.message}`));
  });

  return {
    /**
     * Sends a command and returns its result.
     * @throws Error with the browser's message if the command fails.
     */
    send: (method: string, params: Readonly<Record<string, unknown>>): Promise<unknown> => {
      lastId += 1;
      const command = Promise.withResolvers<unknown>();
      commands.set(lastId, command);
      socket.send(JSON.stringify({ id: lastId, method, params }));
      return command.promise;
    },

    /** Calls `listener` for every event until the returned function is called. */
    listen: (listener: Listener): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
