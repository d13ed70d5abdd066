import { createServer, type Socket } from 'node:net';

/** A mail server that accepts every message, unless `refuses` is true or the message is to the address `unknown`. */
export class SmtpSink {
  readonly messages: string[] = [];
  refuses = false;
  refusals = 0;
  unknown: string | undefined;
  readonly #server = createServer((socket) => this.#converse(socket));

  listen(port: number, host = '127.0.0.1'): Promise<void> {
    return new Promise((resolve) => {
      this.#server.listen(port, host, resolve);
    });
  }

  close(): void {
    this.#server.close();
  }

  #converse(socket: Socket): void {
    let waiting = '';
    let message: string[] | undefined;
    socket.on('error', () => socket.destroy());
    socket.write('220 sink\r\n');
    socket.on('data', (data) => {
      const lines = (waiting + data.toString('latin1')).split('\r\n');
      waiting = lines.pop() ?? '';
      for (const line of lines) {
        if (message && line !== '.') {
          message.push(line);
          continue;
        }
        if (message) {
          this.messages.push(message.join('\r\n'));
          message = undefined;
        } else if (line === 'DATA') {
          message = [];
          socket.write('354 Go on\r\n');
          continue;
        } else if (line === 'QUIT') {
          socket.end('221 Bye\r\n');
          return;
        }
        const isRefused = this.refuses && line.startsWith('MAIL');
        const isUnknown = line.startsWith('RCPT') && line.includes(`<${this.unknown}>`);
        if (isRefused || isUnknown) this.refusals++;
        if (isUnknown) socket.write(`550 No such mailbox: ${this.unknown}\r\n`);
        else socket.write(isRefused ? '451 Try again later\r\n' : '250 OK\r\n');
      }
    });
  }
}
