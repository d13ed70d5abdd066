import { type ComponentType, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { withBase } from '#app/base-path.ts';
import { useEarlyText } from '#app/lib/use-early-text.ts';
import { useHydratedValue } from '#app/lib/use-hydrated-value.ts';
import { searchPath } from './model/search-path.ts';
import * as texts from './texts.ts';
import { Icon, searchIcon } from '#app/ui/icon.tsx';
import { notifyLoadFailure } from '#app/ui/load-failure.ts';
import styles from './search-box.module.css';
import type { SearchComboboxProps, TextSelection } from './search-combobox.tsx';

const INPUT_PROPS = {
  type: 'search',
  name: 'q',
  'aria-label': texts.searchProducts,
  placeholder: texts.searchPlaceholder,
  autoComplete: 'off',
  enterKeyHint: 'search',
  className: styles.input,
} as const;

/** The component that is loaded on the first focus, and its initial state. */
type LoadedCombobox = Pick<SearchComboboxProps, 'initialSelection' | 'isInitiallyOpen'> & {
  readonly Component: ComponentType<SearchComboboxProps>;
};

type SearchBoxProps = {
  readonly shortcut?: string | undefined;
};

/** A search form that works without scripts. The code for suggestions is loaded when the input first gets the focus. */
export function SearchBox({ shortcut }: SearchBoxProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const [text, setText] = useQueryText();
  const plainInput = useRef<HTMLInputElement>(null);
  const [combobox, setCombobox] = useState<LoadedCombobox>();
  const hasSearched = useRef(false);
  useEarlyText(plainInput, setText);

  const search = (query: string) => {
    const path = searchPath(query);
    if (path === undefined) return;
    hasSearched.current = true;
    // The search does not depend on it.
    import('./search-combobox.tsx').then(({ recordSearch }) => recordSearch(query)).catch(() => undefined);
    void navigate(path, {
      preventScrollReset: location.pathname === '/search',
      // As browsers do for a form, so that searching twice for the same text adds one history entry.
      replace: path === location.pathname + location.search,
    });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Read from the form, because text that was typed before hydration gets into the state later.
    const query = new FormData(event.currentTarget).get('q');
    search(typeof query === 'string' ? query : text);
  };

  // The plain input is replaced only when everything has loaded, so that no typed character is lost.
  const loadCombobox = async () => {
    try {
      const { SearchCombobox, prepare } = await import('./search-combobox.tsx');
      await prepare();
      const initialSelection = selectionOf(plainInput.current);
      // If the visitor has searched in the meantime, the list would cover the results.
      const isInitiallyOpen = initialSelection !== undefined && !hasSearched.current;
      // Render synchronously, before the focus can move elsewhere.
      flushSync(() => setCombobox({ Component: SearchCombobox, initialSelection, isInitiallyOpen }));
    } catch {
      // Without suggestions, searching still works.
      void notifyLoadFailure();
    }
  };

  useEffect(() => {
    if (document.activeElement === plainInput.current) void loadCombobox();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs once, for an input that was focused before hydration
  }, []);

  const inputProps = { ...INPUT_PROPS, 'aria-keyshortcuts': shortcut };
  return (
    <search>
      <form action={withBase('/search')} className={styles.form} onSubmit={submit}>
        {combobox ? (
          <combobox.Component
            text={text}
            onTextChange={setText}
            onSearch={search}
            inputProps={inputProps}
            initialSelection={combobox.initialSelection}
            isInitiallyOpen={combobox.isInitiallyOpen}
          />
        ) : (
          <input
            {...inputProps}
            ref={plainInput}
            value={text}
            onChange={(event) => {
              hasSearched.current = false;
              setText(event.target.value);
            }}
            onFocus={() => void loadCombobox()}
          />
        )}
        {shortcut !== undefined && (
          <kbd aria-hidden="true" className={styles.shortcut}>
            {shortcut}
          </kbd>
        )}
        <button type="submit" className={styles.submit}>
          <Icon icon={searchIcon} />
          <span className="visually-hidden-on-phones">{texts.submitSearch}</span>
        </button>
      </form>
    </search>
  );
}

/** The text of the input. A new query in the address of the search page replaces it, and leaving that page empties it. */
function useQueryText() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const query = useHydratedValue('', pathname === '/search' ? (params.get('q') ?? '') : '');
  const [text, setText] = useState(query);
  // oxlint-disable-next-line react/set-state-in-effect -- the visitor edits the text; the query only resets it
  useEffect(() => setText(query), [query]);
  return [text, setText] as const;
}

function selectionOf(input: HTMLInputElement | null): TextSelection | undefined {
  return input && input === document.activeElement
    ? { start: input.selectionStart ?? 0, end: input.selectionEnd ?? 0 }
    : undefined;
}
