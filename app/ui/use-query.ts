import { startTransition, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useHydratedValue } from '#app/lib/use-hydrated-value.ts';

/**
 * State that is kept in the address: the query, and a function that sets it. The prerendered HTML has no query, so the first
 * render has none. A new query is returned before the address has it.
 */
export function useQuery() {
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const current = useHydratedValue('', params.toString());
  const [shown, show] = useOptimistic(current);
  const query = useMemo(() => new URLSearchParams(shown), [shown]);

  const setQuery = (next: URLSearchParams, replace?: boolean) => {
    // Easier to read than `%2C` and `%3A`.
    const text = next.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
    startTransition(async () => {
      show(text);
      // Setting the same query again adds no history entry.
      const isSame = next.toString() === current;
      await navigate({ search: text, hash }, { preventScrollReset: true, replace: replace ?? isSame });
    });
  };
  return [query, setQuery] as const;
}
