import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const CARDS = 24;

const card = (number: number) => `<article>
<h2><a href="/product/${number}">Product ${number}</a></h2><p>$${number}.00</p>
<button>Add to Cart</button>
</article>`;

/** What every page costs on this machine, whatever it is made with: 24 cards, and clicks that change a text. */
const PAGE = `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title></head>
<body>
<header><button popovertarget="cart-dropdown">0</button></header>
<main><h1>Products</h1>${Array.from({ length: CARDS }, (_, index) => card(index + 1)).join('')}</main>
<script>
addEventListener('click', (event) => {
  if (event.target.localName === 'a') {
    event.preventDefault();
    document.querySelector('main').innerHTML = '<h1>' + event.target.textContent + '</h1>';
  } else if (event.target.closest('article')) document.querySelector('header button').textContent = '1';
});
</script>
</body>
</html>`;

/** Serves a page of 24 cards while `work` runs: clicks and loads of a shop are compared with its own. */
export async function withFloorPage<T>(work: (address: string) => Promise<T>): Promise<T> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  try {
    const { port } = server.address() as AddressInfo;
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
