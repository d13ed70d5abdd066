import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type Question = {
  readonly method?: string;
  /** Sent unchanged: dots and escapes are not resolved. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
};

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

let sentRequests = 0;

/** How many requests were sent so far. */
export const countRequests = () => sentRequests;

/** Sends a request on a connection of its own. */
export async function ask(port: number, question: Question): Promise<Answer> {
  sentRequests += 1;
  const { method = 'GET', path, headers = {}, body } = question;
  const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false });
  const failure = once(sent, 'error').then(([error]) => Promise.reject(error));
  const answer = once(sent, 'response');
  sent.end(body);
  const [response] = await Promise.race([answer, failure]);
  // Ignores later errors: a server may answer and close the connection before it has read the whole request.
  sent.on('error', () => undefined);
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

const STATUS = /^HTTP\/1\.[01] (\d{3})/;

/** Sends bytes as they are. Returns the status of the answer; undefined if the server closes the connection without one. */
export async function askInBytes(port: number, bytes: string): Promise<number | undefined> {
  sentRequests += 1;
  const socket = connect(port, '127.0.0.1');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  let text = '';
  socket.on('data', (data) => {
    text += data.toString('latin1');
    if (STATUS.test(text)) socket.destroy();
  });
  socket.on('error', () => undefined);
  // Not `end`: if this side is closed, a server may close the connection before it answers.
  socket.write(bytes, 'latin1');
  await closed;
  const status = STATUS.exec(text)?.[1];
  return status === undefined ? undefined : Number(status);
}
