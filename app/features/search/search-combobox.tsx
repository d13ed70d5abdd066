import { useCombobox } from 'downshift';
import { type ComponentProps, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { searchPath } from '#app/domain/search/search-path.ts';
import { type Suggestion, suggest } from '#app/domain/search/suggestion.ts';
import * as texts from '#app/texts/search.ts';
import styles from './search-box.module.css';
import { loadSearchIndex, type SearchIndex } from './search-index.ts';
import { SuggestionRow } from './suggestion-row.tsx';

export type Caret = { readonly start: number; readonly end: number };

export type SearchComboboxProps = {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSearch: (query: string) => void;
  readonly field: ComponentProps<'input'>;
  /** Where the focus stood in the plain field that this one takes over from, if it stood there. */
  readonly caret: Caret | undefined;
  /** Whether the suggestions for what stands in the field are shown without a further key. */
  readonly opensAtOnce: boolean;
};

export function SearchCombobox({ text, onText, onSearch, field, caret, opensAtOnce }: SearchComboboxProps) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const index = useSearchIndex();
  const suggestions = useMemo(
    () => (index ? suggest(index.products, index.categories, text) : []),
    [index, text],
  );

  useLayoutEffect(() => {
    if (!caret) return;
    input.current?.focus();
    input.current?.setSelectionRange(caret.start, caret.end);
  }, [caret]);

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, closeMenu, reset } =
    useCombobox({
      items: [...suggestions],
      initialIsOpen: opensAtOnce && text.trim() !== '',
      inputValue: text,
      // Moving through the list must not rewrite what was typed.
      itemToString: () => text,
      selectedItem: null,
      onSelectedItemChange: ({ selectedItem }) => {
        if (!selectedItem) return;
        closeMenu();
        // The results' page keeps what was asked; elsewhere the box starts empty.
        if (selectedItem.kind !== 'brand') onText('');
        const to = pathOf(selectedItem);
        if (to !== undefined) void navigate(to);
      },
      stateReducer: (state, { type, changes }) => {
        switch (type) {
          // First Escape closes, second clears.
          case useCombobox.stateChangeTypes.InputKeyDownEscape:
            return { ...changes, inputValue: state.isOpen ? text : '' };
          case useCombobox.stateChangeTypes.InputBlur:
            return { ...changes, selectedItem: null };
          case useCombobox.stateChangeTypes.InputClick:
            return { ...changes, isOpen: text.trim() !== '' };
          default:
            return changes;
        }
      },
    });
  const open = isOpen && suggestions.length > 0;

  // oxlint-disable-next-line react/refs -- the ref is only passed on
  const inputProps = getInputProps({
    ...field,
    ref: input,
    'aria-label': texts.searchProducts,
    'aria-expanded': open,
    onChange: (event) => onText(event.currentTarget.value),
    onKeyDown: (event) => {
      // What is being composed, as Japanese is, ends with these keys.
      if (event.nativeEvent.isComposing) return;
      // Without a highlighted suggestion Enter searches for what was typed.
      if (event.key === 'Enter' && (!open || highlightedIndex < 0)) {
        Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
        closeMenu();
        event.preventDefault();
        onSearch(text);
      }
      if (event.key === 'Escape' && !open) {
        event.preventDefault();
        onText('');
        reset();
      }
    },
  });

  return (
    <>
      <input {...inputProps} />
      <div className={styles.menu} hidden={!open}>
        <p className={styles.scope} aria-hidden="true">
          {texts.suggestionScope}
        </p>
        <ul {...getMenuProps({ 'aria-label': texts.suggestions })} className={styles.list}>
          {open &&
            suggestions.map((suggestion, at) => (
              <li
                key={keyOf(suggestion)}
                {...getItemProps({ item: suggestion, index: at })}
                className={styles.option}
              >
                <SuggestionRow suggestion={suggestion} typed={text} />
              </li>
            ))}
        </ul>
      </div>
    </>
  );
}

function useSearchIndex(): SearchIndex | undefined {
  const [index, setIndex] = useState<SearchIndex>();
  useEffect(() => {
    let here = true;
    // Without the index the box still searches; there is nothing to say.
    loadSearchIndex().then(
      (loaded) => here && setIndex(loaded),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  return index;
}

function keyOf(suggestion: Suggestion): string {
  return pathOf(suggestion) ?? suggestion.kind;
}

function pathOf(suggestion: Suggestion): string | undefined {
  switch (suggestion.kind) {
    case 'product':
      return `/product/${suggestion.id}`;
    case 'category':
      return `/category/${suggestion.slug}`;
    case 'brand':
      return searchPath(suggestion.brand);
  }
}
