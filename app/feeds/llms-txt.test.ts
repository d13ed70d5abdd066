import { expect, test } from 'vitest';
import { llmsTxt } from './root-file-pages.server.ts';

const contents = { productCount: 58, categories: [], samples: [], hasNews: false, terms: [] };

test('says that orders cannot be placed, unless the shop has a back end', () => {
  expect(llmsTxt({ ...contents, takesOrders: false })).toContain('orders cannot be placed');
  const live = llmsTxt({ ...contents, takesOrders: true });
  expect(live).not.toContain('orders cannot be placed');
  expect(live).toContain('The cart can be saved as a quote.');
});

test('names samples, news and notes only if there are any', () => {
  const category = { title: 'Bottles', to: '/category/bottles', note: '' };
  const bare = llmsTxt({ ...contents, takesOrders: false, categories: [category] });
  expect(bare).toMatch(/^- \[Bottles\]\(\S+\/category\/bottles\)$/m);
  expect(bare).not.toMatch(/testimonials|news/i);
  const lists = { samples: ['testimonials', 'news'], hasNews: true };
  const full = llmsTxt({ ...contents, ...lists, takesOrders: false });
  expect(full).toContain('So are the testimonials and the news on the home page');
  expect(full).toContain('/feeds/news.xml');
});
