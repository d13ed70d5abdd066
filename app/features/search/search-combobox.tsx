import { useCombobox } from 'downshift';
import { type ComponentProps, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { searchPath } from '#app/domain/search/search-path.ts';
import { type Suggestion, suggest } from '#app/domain/search/suggestion.ts';
import * as texts from '#app/texts/search.ts';
import styles from './search-box.module.css';
import { loadSearchIndex, type SearchIndex } from './search-index.ts';
import { SuggestionRow } from './suggestion-row.tsx';

/** The selected characters of the input, or its caret if `start` equals `end`. */
export type TextSelection = { readonly start: number; readonly end: number };

export type SearchComboboxProps = {
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly onSearch: (query: string) => void;
  readonly inputProps: ComponentProps<'input'>;
  /** The selection of the plain input that this one replaces; undefined if it did not have the focus. */
  readonly initialSelection: TextSelection | undefined;
  /** Whether suggestions for the initial text are shown at once. */
  readonly isInitiallyOpen: boolean;
};

/** A search input with a list of suggestions (the ARIA combobox pattern). */
export function SearchCombobox({
  text,
  onTextChange,
  onSearch,
  inputProps,
  initialSelection,
  isInitiallyOpen,
}: SearchComboboxProps) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const index = useSearchIndex();
  const suggestions = useMemo(
    () => (index ? suggest(index.products, index.categories, text) : []),
    [index, text],
  );

  useLayoutEffect(() => {
    if (!initialSelection) return;
    input.current?.focus();
    input.current?.setSelectionRange(initialSelection.start, initialSelection.end);
  }, [initialSelection]);

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, closeMenu, reset } =
    useCombobox({
      items: [...suggestions],
      initialIsOpen: isInitiallyOpen && text.trim() !== '',
      inputValue: text,
      // Keep the typed text while the arrow keys move through the list.
      itemToString: () => text,
      selectedItem: null,
      onSelectedItemChange: ({ selectedItem }) => {
        if (!selectedItem) return;
        closeMenu();
        // A brand leads to the search page, which keeps the query in the input. Every other page starts with an empty input.
        if (selectedItem.kind !== 'brand') onTextChange('');
        const to = pathOf(selectedItem);
        if (to !== undefined) void navigate(to);
      },
      stateReducer: (state, { type, changes }) => {
        switch (type) {
          // The first Escape closes the list, the second one clears the input.
          case useCombobox.stateChangeTypes.InputKeyDownEscape:
            return { ...changes, inputValue: state.isOpen ? text : '' };
          // Downshift would select the highlighted suggestion, and so open its page.
          case useCombobox.stateChangeTypes.InputBlur:
            return { ...changes, selectedItem: null };
          case useCombobox.stateChangeTypes.InputClick:
            return { ...changes, isOpen: text.trim() !== '' };
          default:
            return changes;
        }
      },
    });
  const isListShown = isOpen && suggestions.length > 0;

  // oxlint-disable-next-line react/refs -- the ref is passed on, not read
  const comboboxInputProps = getInputProps({
    ...inputProps,
    ref: input,
    'aria-label': texts.searchProducts,
    'aria-expanded': isListShown,
    onChange: (event) => onTextChange(event.currentTarget.value),
    onKeyDown: (event) => {
      // While an input method editor composes text, as for Japanese, Enter and Escape only end the composition.
      if (event.nativeEvent.isComposing) return;
      // Without a highlighted suggestion, Enter searches for the typed text.
      if (event.key === 'Enter' && (!isListShown || highlightedIndex < 0)) {
        Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
        closeMenu();
        event.preventDefault();
        onSearch(text);
      }
      if (event.key === 'Escape' && !isListShown) {
        event.preventDefault();
        onTextChange('');
        reset();
      }
    },
  });

  return (
    <>
      <input {...comboboxInputProps} />
      <div className={styles.menu} hidden={!isListShown}>
        <p className={styles.scope} aria-hidden="true">
          {texts.suggestionScope}
        </p>
        <ul {...getMenuProps({ 'aria-label': texts.suggestions })} className={styles.list}>
          {isListShown &&
            suggestions.map((suggestion, index) => (
              <li
                key={keyOf(suggestion)}
                {...getItemProps({ item: suggestion, index })}
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
    let isMounted = true;
    // Without the index there are no suggestions, but searching still works.
    loadSearchIndex().then(
      (loaded) => isMounted && setIndex(loaded),
      () => undefined,
    );
    return () => {
      isMounted = false;
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
