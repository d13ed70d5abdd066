import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/** Draws one page whole. It runs at build time only: nothing is streamed to anybody. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    // Nothing is streamed, so no part of the page may be held back for a script to put in place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await body.allReady;
  headers.set('Content-Type', 'text/html');
  return new Response(stylesFirst(await new Response(body).text()), { status, headers });
}

/** React puts module preloads above the style sheets; on a slow line the sheets must not queue behind them. */
function stylesFirst(html: string): string {
  const sheet = /<link rel="stylesheet"[^>]*>/g;
  const sheets = html.match(sheet)?.join('') ?? '';
  return html
    .replaceAll(sheet, '')
    .replace('<link rel="modulepreload"', () => `${sheets}<link rel="modulepreload"`);
}

/** A page that cannot be drawn stops the build: say why. */
export function handleError(error: unknown): void {
  console.error(error);
}
