import { expect, test } from 'vitest';
import { loader } from '#app/routes/data-files.ts';

const load = (path: string) => {
  const args = { params: { '*': path }, request: new Request(`http://shop/data/${path}`) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the loader uses these only
  return loader(args as Parameters<typeof loader>[0]);
};

test.each(['constructor/<img>', '__proto__/x', 'toString', 'root/constructor', 'ask/constructor', ''])(
  'there is no file /data/%s',
  (path) => expect(load(path)).rejects.toMatchObject({ init: { status: 404 } }),
);

test('there is a catalogue', () => expect(load('catalogue.json')).resolves.toBeInstanceOf(Response));
