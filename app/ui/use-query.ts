import { startTransition, useMemo, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useHydratedValue } from '#app/lib/use-hydrated-value.ts';

/**
 * State that is kept in the address: the query, and a function that sets it. The prerendered HTML has no query, so the first
 * render has none. A new query is returned before the address has it.
 */
export function useQuery() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const current = useHydratedValue('', params.toString());
  const [shown, show] = useOptimistic(current);
  const query = useMemo(() => new URLSearchParams(shown), [shown]);

  const setQuery = (next: URLSearchParams, replace?: boolean) => {
    // Easier to read than `%2C`.
    const text = next.toString().replaceAll('%2C', ',');
    startTransition(async () => {
      show(text);
      // Setting the same query again adds no history entry.
      await navigate(`?${text}`, {
        preventScrollReset: true,
        replace: replace ?? next.toString() === current,
      });
    });
  };
  return [query, setQuery] as const;
}
