import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * A browser in which someone has signed in to an account keeps a token, which the gateway's limits treat as an address of its own. So
 * strangers who try passwords do not keep the owner of the account out. The token is signed and not stored, and opens nothing.
 */
export class Devices {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  issue(email: string): string {
    const id = randomBytes(16).toString('base64url');
    return `${id}.${this.#sign(id, email)}`;
  }

  isKnown(device: string, email: string): boolean {
    const [id = '', signature = ''] = device.split('.');
    const given = Buffer.from(signature);
    const expected = Buffer.from(this.#sign(id, email));
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  #sign(id: string, email: string): string {
    return createHmac('sha256', this.#secret)
      .update(`device ${id} ${email.toLowerCase()}`)
      .digest('base64url');
  }
}
