import { createReadStream, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/**
 * A host like `python3 -m http.server`: it sends files with a content type and no other header, redirects a folder's
 * address to the same address with a slash at its end, and has its own page for unknown addresses.
 */
export function bareHost(folder: string): Server {
  return createServer(({ url = '/' }, response) => {
    const { pathname, search } = new URL(url, 'http://localhost');
    const path = join(folder, decodeURIComponent(pathname));
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isDirectory() && !pathname.endsWith('/')) {
      response.writeHead(301, { Location: `${pathname}/${search}` }).end();
      return;
    }
    const file = found?.isDirectory() ? join(path, 'index.html') : path;
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>Error response</h1>');
      return;
    }
    response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
}
