import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadJson, MissingFile } from './load-json.ts';

const fetched = vi.fn<(url: string) => Promise<Response>>();

beforeEach(() => vi.stubGlobal('fetch', fetched));

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

describe('a built file', () => {
  test('is fetched once, however often and early it is asked for', async () => {
    fetched.mockImplementation(async () => Response.json({ name: 'offers' }));
    const [one, other] = await Promise.all([loadJson('/once.json'), loadJson('/once.json')]);
    expect(one).toEqual({ name: 'offers' });
    expect(other).toBe(one);
    expect(await loadJson('/once.json')).toBe(one);
    expect(fetched.mock.calls).toEqual([['/once.json']]);
  });

  test('is not mistaken for another', async () => {
    fetched.mockImplementation(async (url) => Response.json(url));
    expect(await loadJson('/a.json')).toBe('/a.json');
    expect(await loadJson('/b.json')).toBe('/b.json');
  });

  test('that is missing fails with the status, and is tried again', async () => {
    fetched.mockResolvedValueOnce(new Response('gone', { status: 404 }));
    await expect(loadJson('/late.json')).rejects.toThrow('/late.json could not be loaded: status 404');
    fetched.mockResolvedValueOnce(Response.json([1]));
    expect(await loadJson('/late.json')).toEqual([1]);
  });

  test.each([
    ['says that there is none', 404, 'text/plain', true],
    ['answers with its own page', 200, 'text/html; charset=utf-8', true],
    ['is out of order', 503, 'text/plain', false],
  ])('where the host %s, the error tells', async (name, status, type, isMissing) => {
    fetched.mockResolvedValueOnce(new Response('', { status, headers: { 'Content-Type': type } }));
    const failure = await loadJson(`/${name}`).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure instanceof MissingFile).toBe(isMissing);
  });

  test.each([
    ['whose connection breaks', () => Promise.reject(new Error('offline')), 'offline'],
    ['that is not JSON', async () => new Response('<html>'), 'JSON'],
  ])('%s fails, and is tried again', async (name, failing, message) => {
    fetched.mockImplementationOnce(failing);
    await expect(loadJson(`/${name}`)).rejects.toThrow(message);
    fetched.mockResolvedValueOnce(Response.json('here'));
    expect(await loadJson(`/${name}`)).toBe('here');
  });
});
