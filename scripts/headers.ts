/** A rule applies to paths that begin with `start` and end with `end`. */
type HeaderRule = {
  readonly start: string;
  readonly end: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** Reads `_headers`, the format of Cloudflare Pages and Netlify. */
export function parseHeadersFile(text: string): readonly HeaderRule[] {
  const rules: { start: string; end: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n')) {
    const header = /^\s+([^:]+):\s*(.*)$/.exec(line);
    if (header?.[1] !== undefined && header[2] !== undefined) {
      const rule = rules.at(-1);
      if (rule) rule.headers[header[1]] = header[2];
    } else if (line.startsWith('/')) {
      const [start = '', end = ''] = line.trim().split('*');
      rules.push({ start, end, headers: {} });
    }
  }
  return rules;
}

/** The headers of a response by name. Browsers must revalidate what no rule lets them cache. */
export function headersFor(rules: readonly HeaderRule[], path: string): Readonly<Record<string, string>> {
  const matching = rules.filter(({ start, end }) => path.startsWith(start) && path.endsWith(end));
  return Object.assign({ 'Cache-Control': 'no-cache' }, ...matching.map(({ headers }) => headers));
}
