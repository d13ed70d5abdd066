import { expect, test } from 'vitest';
import { llmsTxt } from './root-file-pages.server.ts';

const contents = { productCount: 58, categories: [] };

test('says that orders cannot be placed, unless the shop has a back end', () => {
  expect(llmsTxt({ ...contents, takesOrders: false })).toContain('orders cannot be placed');
  const live = llmsTxt({ ...contents, takesOrders: true });
  expect(live).not.toContain('orders cannot be placed');
  expect(live).toContain('The cart can be saved as a quote.');
});
