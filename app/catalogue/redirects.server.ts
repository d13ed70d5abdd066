import { readTable } from './checks/read-table.server.ts';

/** The owner's redirects: old addresses, and where they lead now. The import adds those of the products that it takes. */
export const REDIRECTS_FILE = 'redirects.csv';
const HEADS = ['from', 'to'];

export type Redirect = {
  /** A path on the host, decoded and without a slash at the end. */
  readonly from: string;
  /** A path of the shop, or a whole address. */
  readonly to: string;
  readonly line: number;
};

/** Signs that a host gives a meaning of its own, or with which a browser's address ends. */
const MISREAD = /[\s?#*:{}"\\<>$|^`]|\/\//;

/** The path of an address as `from` has it; undefined if a host cannot redirect it. */
export function redirectedPath(address: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(address, 'https://shop.example').pathname).replace(/\/+$/, '');
    return path === '' || path.endsWith('.php') || MISREAD.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}

/** Reads `redirects.csv`; `mistakes` has a line each. */
export function readRedirects(text: string): {
  readonly redirects: readonly Redirect[];
  readonly mistakes: readonly string[];
} {
  if (text.trim() === '') return { redirects: [], mistakes: [] };
  const { heads, headLine, rows, mistakes: ofTable } = readTable(text);
  const [from, to] = HEADS.map((head) => heads.indexOf(head));
  if (from === undefined || to === undefined || from < 0 || to < 0)
    return {
      redirects: [],
      mistakes: [`${REDIRECTS_FILE}: line ${headLine}: must name the columns from and to`],
    };
  const mistakes: string[] = ofTable.map((mistake) => `${REDIRECTS_FILE}: ${mistake}`);
  const redirects: Redirect[] = [];
  const lineOf = new Map<string, number>();
  for (const { line, cells } of rows) {
    const [stated = '', target = ''] = [from, to].map((column) => cells[column]?.trim());
    const path = stated.startsWith('/') ? redirectedPath(stated) : undefined;
    const before = path === undefined ? undefined : lineOf.get(path);
    const mistake = mistakeIn(stated, path, target, before);
    if (mistake !== undefined) mistakes.push(`${REDIRECTS_FILE}: line ${line}: ${mistake}`);
    if (path === undefined || mistake !== undefined) continue;
    lineOf.set(path, line);
    redirects.push({ from: path, to: target, line });
  }
  return { redirects, mistakes };
}

function mistakeIn(
  stated: string,
  path: string | undefined,
  target: string,
  before: number | undefined,
): string | undefined {
  if (path === undefined || MISREAD.test(stated))
    return `from: "${stated}" must be a path that begins with /, such as /products/blue-shirt, without ?, #, *, : or spaces`;
  if (!/^\/(?!\/)|^https?:\/\/\S+$/.test(target) || /[\s"\\{}]/.test(target))
    return `to: "${target}" must be a path of the shop, such as /product/12, or an address that begins with https://`;
  if (before !== undefined) return `${path} is redirected by line ${before} already; delete one of them`;
  return undefined;
}

/**
 * What is wrong with redirects that can be read, one line each.
 * @param pages the paths of the shop's pages
 */
export function redirectMistakes(
  redirects: readonly Redirect[],
  pages: ReadonlySet<string>,
): readonly string[] {
  return redirects.flatMap((redirect) => {
    const { from, line } = redirect;
    const { to, loop } = followed(redirect, redirects);
    const mistake = pages.has(encodeURI(from))
      ? `from: the shop has a page ${from}, so it is never redirected; delete the line`
      : (loop ??
        (to.startsWith('/') && !pages.has(new URL(to, 'https://shop.example').pathname)
          ? `to: ${to} leads to no page; correct it, or delete the line`
          : undefined));
    return mistake === undefined ? [] : [`${REDIRECTS_FILE}: line ${line}: ${mistake}`];
  });
}

/** Where a redirect ends, over others. */
function followed(
  { from, to }: Redirect,
  redirects: readonly Redirect[],
): { readonly to: string; readonly loop?: string } {
  const targetOf = new Map(redirects.map((redirect) => [redirect.from, redirect.to]));
  const way = [from];
  for (let target = to; ; ) {
    const path = target.startsWith('/') ? redirectedPath(target) : undefined;
    const next = path === undefined ? undefined : targetOf.get(path);
    if (path === undefined || next === undefined) return { to: target };
    way.push(path);
    if (way.indexOf(path) < way.length - 1)
      return { to: target, loop: `leads in a circle: ${way.join(' → ')}` };
    target = next;
  }
}

/** Each old address with where it ends, both encoded as in a request. */
export function directRedirects(
  redirects: readonly Redirect[],
): readonly { readonly from: string; readonly to: string }[] {
  return redirects.map((redirect) => ({
    from: redirect.from,
    to: encoded(followed(redirect, redirects).to),
  }));
}

/** Encodes what is not encoded yet. */
const encoded = (address: string) => encodeURI(address).replaceAll('%25', '%');

/** The file with further redirects. What the owner has in it stays. */
export function withRedirects(
  text: string | undefined,
  added: readonly Pick<Redirect, 'from' | 'to'>[],
): string | undefined {
  const { redirects } = readRedirects(text ?? '');
  const known = new Set(redirects.map(({ from }) => from));
  const lines: string[] = [];
  for (const { from, to } of added) {
    if (known.has(from) || from === to) continue;
    known.add(from);
    lines.push([from, to].map(cell).join(','));
  }
  if (lines.length === 0) return text;
  const before = text === undefined || text.trim() === '' ? HEADS.join(',') : text.trimEnd();
  return `${before}\n${lines.join('\n')}\n`;
}

const cell = (text: string) => (/[,;]/.test(text) ? `"${text}"` : text);
