import { Search } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from '#app/browser/use-hydrated.ts';
import { searchPath } from '#app/domain/search/search.ts';
import { Icon } from '#app/ui/icon.tsx';
import styles from './search-box.module.css';
import { loadSearchIndex } from './search-index.ts';

const SearchCombobox = lazy(() => import('./search-combobox.tsx'));

const FIELD = {
  type: 'search',
  name: 'q',
  'aria-label': 'Search products',
  placeholder: 'Search by product, brand, model or specification',
  autoComplete: 'off',
  enterKeyHint: 'search',
  className: styles.field,
} as const;

/** A plain search form that works without scripts; suggestions come once it is first focused. */
export function SearchBox() {
  const navigate = useNavigate();
  const [text, setText] = useQueryText();
  const [wanted, setWanted] = useState(false);
  const plain = useRef<HTMLInputElement>(null);

  const go = (query: string) => {
    const path = searchPath(query);
    if (path !== undefined) void navigate(path);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go(text);
  };

  const field = (
    <input
      {...FIELD}
      ref={plain}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onFocus={() => {
        setWanted(true);
        void loadSearchIndex().catch(() => undefined);
      }}
    />
  );

  return (
    <search>
      <form action="/search" className={styles.form} onSubmit={submit}>
        {wanted ? (
          <Suspense fallback={field}>
            <SearchCombobox text={text} onText={setText} onSearch={go} field={FIELD} replaces={plain} />
          </Suspense>
        ) : (
          field
        )}
        <button type="submit" className={styles.submit}>
          <Icon of={Search} />
          <span className={styles.word}>Search</span>
        </button>
      </form>
    </search>
  );
}

/** On the results page the box holds the query that was asked, and it stays there; elsewhere it starts empty. */
function useQueryText() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const hydrated = useHydrated();
  const asked = hydrated && pathname === '/search' ? (params.get('q') ?? '') : '';
  const [text, setText] = useState(asked);
  // oxlint-disable-next-line react/set-state-in-effect -- the box is the visitor's; a new search result only resets it
  useEffect(() => setText(asked), [asked]);
  return [text, setText] as const;
}
