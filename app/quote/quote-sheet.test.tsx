import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { aQuote, aQuoteLine } from '#tests/support/a-quote.ts';
import { QuoteSheet } from './quote-sheet.tsx';

function headings(...models: readonly string[]): readonly string[] {
  const lines = models.map((model, index) => aQuoteLine({ id: String(index), model }));
  const quote = aQuote({}, lines);
  const Page = createRoutesStub([{ path: '/', Component: () => <QuoteSheet quote={quote} /> }]);
  const html = renderToStaticMarkup(<Page />);
  return [...html.matchAll(/<th scope="col">([^<]+)</g)].map(([, heading = '']) => heading);
}

test('a quote has a column of models if one of its lines has a model', () => {
  expect(headings('', 'P3265')).toContain('Model');
  expect(headings('', '')).toEqual(headings('', 'P3265').filter((heading) => heading !== 'Model'));
});
