import { Search } from 'lucide-react';
import { type ComponentType, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useHydratedValue } from '#app/browser/use-hydrated-value.ts';
import { searchPath } from '#app/domain/search/search-path.ts';
import * as texts from '#app/texts/search.ts';
import { Icon } from '#app/ui/icon.tsx';
import styles from './search-box.module.css';
import type { Caret, SearchComboboxProps } from './search-combobox.tsx';
import { loadSearchIndex } from './search-index.ts';

const FIELD = {
  type: 'search',
  name: 'q',
  'aria-label': texts.searchProducts,
  placeholder: texts.searchPlaceholder,
  autoComplete: 'off',
  enterKeyHint: 'search',
  className: styles.field,
} as const;

type Suggesting = {
  readonly Combobox: ComponentType<SearchComboboxProps>;
  readonly caret: Caret | undefined;
  readonly opensAtOnce: boolean;
};

/** A plain search form that works without scripts; suggestions come once it is first focused. */
export function SearchBox() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [text, setText] = useQueryText();
  const plain = useRef<HTMLInputElement>(null);
  const [suggesting, setSuggesting] = useState<Suggesting>();
  const isAnswered = useRef(false);

  const go = (query: string) => {
    const path = searchPath(query);
    if (path === undefined) return;
    isAnswered.current = true;
    void navigate(path, { preventScrollReset: pathname === '/search' });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // What stands in the field, not what React has heard of it: it may have been typed before the page took over.
    const typed = new FormData(event.currentTarget).get('q');
    go(typeof typed === 'string' ? typed : text);
  };

  // The plain field stays until suggestions can take over from it, so that no key is lost meanwhile.
  const prepare = async () => {
    try {
      const [{ SearchCombobox }] = await Promise.all([import('./search-combobox.tsx'), loadSearchIndex()]);
      const caret = caretOf(plain.current);
      // Whoever has searched meanwhile looks at results, which a late list would cover.
      const opensAtOnce = caret !== undefined && !isAnswered.current;
      // At once: between looking for the caret and drawing, the focus could go elsewhere.
      flushSync(() => setSuggesting({ Combobox: SearchCombobox, caret, opensAtOnce }));
    } catch {
      // Without suggestions the box still searches.
    }
  };

  // Whoever came to the field before the page had taken over gets suggestions, too.
  useEffect(() => {
    if (document.activeElement === plain.current) void prepare();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once, as a focus that came before
  }, []);

  return (
    <search>
      <form action="/search" className={styles.form} onSubmit={submit}>
        {suggesting ? (
          <suggesting.Combobox
            text={text}
            onText={setText}
            onSearch={go}
            field={FIELD}
            caret={suggesting.caret}
            opensAtOnce={suggesting.opensAtOnce}
          />
        ) : (
          <input
            {...FIELD}
            ref={plain}
            value={text}
            onChange={(event) => {
              isAnswered.current = false;
              setText(event.target.value);
            }}
            onFocus={() => void prepare()}
          />
        )}
        <button type="submit" className={styles.submit}>
          <Icon of={Search} />
          <span className="visually-hidden-on-phones">{texts.submitSearch}</span>
        </button>
      </form>
    </search>
  );
}

/** On the results page the box holds the query that was asked, and it stays there; elsewhere it starts empty. */
function useQueryText() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const asked = useHydratedValue('', pathname === '/search' ? (params.get('q') ?? '') : '');
  const [text, setText] = useState(asked);
  // oxlint-disable-next-line react/set-state-in-effect -- the box is the visitor's; a new search result only resets it
  useEffect(() => setText(asked), [asked]);
  return [text, setText] as const;
}

/** Where the visitor is typing; nothing when the focus has gone elsewhere. */
function caretOf(field: HTMLInputElement | null): Caret | undefined {
  return field && field === document.activeElement
    ? { start: field.selectionStart ?? 0, end: field.selectionEnd ?? 0 }
    : undefined;
}
