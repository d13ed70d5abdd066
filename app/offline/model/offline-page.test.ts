import { describe, expect, test } from 'vitest';
import type { CoreList } from './file-list.ts';
import { offlineAnswer } from './offline-page.ts';

const FILE = ['hash', 1] as const;
const LIST: Pick<CoreList, 'files' | 'code'> = {
  files: {
    '/404.html': FILE,
    '/offline': FILE,
    '/faqs': FILE,
    '/faqs.data': FILE,
    '/planner': FILE,
    '/category/radios': FILE,
    '/category/radios.data': FILE,
  },
  code: {
    '/offline': ['/assets/frame.js', '/assets/offline.js'],
    '/faqs': ['/assets/frame.js', '/assets/faqs.js'],
    '/planner': ['/assets/frame.js', '/assets/planner.js'],
    '/product/:id': ['/assets/frame.js', '/assets/product.js'],
    '/category/:slug': ['/assets/frame.js', '/assets/category.js'],
  },
};
const ESSENTIALS = ['/404.html', '/assets/frame.js', '/assets/offline.js'];

const answer = (page: string, kept: readonly string[], list: typeof LIST | undefined = LIST) =>
  offlineAnswer(page, list, (path) => [...ESSENTIALS, ...kept].includes(path));

const keepsPages = (path: string) => ['/offline', '/404.html'].includes(path);
const nothing = () => false;

describe('offlineAnswer', () => {
  test('opens a page that is kept', () => {
    expect(answer('/faqs', ['/faqs'])).toBe('page');
  });

  test('shows a page from its data and code, if both are kept', () => {
    expect(answer('/faqs', ['/faqs.data', '/assets/faqs.js'])).toBe('data');
    expect(answer('/product/45', ['/product/45.data', '/assets/product.js'])).toBe('data');
  });

  test('if its code is kept, shows a page that needs no data', () => {
    expect(answer('/planner', ['/assets/planner.js'])).toBe('shell');
    expect(answer('/offline', [])).toBe('shell');
  });

  test.each([
    ['the code', '/faqs', ['/faqs.data']],
    ['the data', '/faqs', ['/assets/faqs.js']],
    [
      'the data of a product, which its page needs although LIST does not name that data',
      '/product/45',
      ['/assets/product.js'],
    ],
    ['the data of another product', '/product/45', ['/product/46.data', '/assets/product.js']],
    ['the code, although it needs no data', '/planner', []],
  ])('says that a page is not kept without %s', (_, page, kept) => {
    expect(answer(page, kept)).toBe('not-kept');
  });

  test('says that a category is not kept, even if there is no such category', () => {
    expect(answer('/category/time-machines', ['/assets/category.js'])).toBe('not-kept');
  });

  test('shows the not-found page for an address without a route', () => {
    expect(answer('/no/such/page', [])).toBe('not-found');
  });

  test('opens only pages that are kept themselves if the list is not kept', () => {
    expect(offlineAnswer('/offline', undefined, keepsPages)).toBe('page');
    expect(offlineAnswer('/faqs', undefined, keepsPages)).toBe('not-kept');
  });

  test('has no answer once the browser has removed everything', () => {
    expect(offlineAnswer('/faqs', LIST, nothing)).toBe('nothing');
    expect(offlineAnswer('/offline', LIST, nothing)).toBe('nothing');
    expect(offlineAnswer('/no/such/page', undefined, nothing)).toBe('nothing');
  });
});
