import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type CheckInputs, parseCheckInputs, toCheckQuery } from './model/check-inputs.ts';

/** What the buyer enters about the system. The URL contains it, so that a check can be shared. */
export function useCheckInputs() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [inputs, setInputs] = useState(() => parseCheckInputs(new URLSearchParams(search)));

  useEffect(() => {
    // `URLSearchParams` encodes commas and colons. A query may contain them as they are, which is easier to read.
    const query = toCheckQuery(inputs, new URLSearchParams(search))
      .toString()
      .replaceAll('%2C', ',')
      .replaceAll('%3A', ':');
    const next = query === '' ? '' : `?${query}`;
    if (next !== search)
      void navigate({ pathname, search: next }, { replace: true, preventScrollReset: true });
  }, [inputs, pathname, search, navigate]);

  return {
    inputs,
    change: (changed: Partial<CheckInputs>) => setInputs((known) => ({ ...known, ...changed })),
  };
}
