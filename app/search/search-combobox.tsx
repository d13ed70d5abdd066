import { useCombobox } from 'downshift';
import { type ComponentProps, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { products } from '#app/back-end.ts';
import { useStore } from '#app/lib/use-store.ts';
import { searchPath } from './model/search-path.ts';
import type { Suggestion } from './model/suggestion.ts';
import * as texts from './texts.ts';
import { Button } from '#app/ui/button.tsx';
import { clearRecentSearches, recentSearchesStore } from './recent-searches-store.ts';
import styles from './search-box.module.css';
import { type SearchOption, SuggestionRow } from './suggestion-row.tsx';
import { productPath } from '#app/offer/model/product-address.ts';

/** The selected characters of the input, or its caret if `start` equals `end`. */
export type TextSelection = { readonly start: number; readonly end: number };

export type SearchComboboxProps = {
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly onSearch: (query: string) => void;
  readonly inputProps: ComponentProps<'input'>;
  /** The selection of the plain input that this one replaces; undefined if it did not have the focus. */
  readonly initialSelection: TextSelection | undefined;
  readonly isInitiallyOpen: boolean;
};

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
  const clearButton = useRef<HTMLButtonElement>(null);
  const recentHeadingId = useId();
  const recentSearches = useStore(recentSearchesStore);
  const { suggestions, typed } = useSuggestions(text);
  const showsRecent = text === '';
  const options: SearchOption[] = showsRecent
    ? recentSearches.map((query) => ({ kind: 'recent-search', query }))
    : [...suggestions];
  const mayOpen = showsRecent ? options.length > 0 : text.trim() !== '';

  useEffect(() => recentSearchesStore.syncWithOtherTabs(window), []);

  useLayoutEffect(() => {
    if (!initialSelection) return;
    input.current?.focus();
    input.current?.setSelectionRange(initialSelection.start, initialSelection.end);
  }, [initialSelection]);

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, openMenu, closeMenu, reset } =
    useCombobox({
      items: options,
      initialIsOpen: isInitiallyOpen && mayOpen,
      inputValue: text,
      // Keep the typed text while the arrow keys move through the list.
      itemToString: () => text,
      selectedItem: null,
      onSelectedItemChange: ({ selectedItem }) => {
        if (!selectedItem) return;
        closeMenu();
        const { path, query } = targetOf(selectedItem);
        // The search page keeps the query in the input. Every other page starts with an empty input.
        onTextChange(query ?? '');
        if (query === undefined) void navigate(path);
        else onSearch(query);
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
            return { ...changes, isOpen: mayOpen };
          default:
            return changes;
        }
      },
    });
  const isListShown = isOpen && options.length > 0;

  // oxlint-disable-next-line react/refs -- the ref is passed on, not read
  const comboboxInputProps = getInputProps({
    ...inputProps,
    ref: input,
    'aria-label': texts.searchProducts,
    'aria-expanded': isListShown,
    onChange: (event) => onTextChange(event.currentTarget.value),
    onFocus: () => showsRecent && mayOpen && openMenu(),
    onBlur: ({ nativeEvent }) => {
      // Downshift would close the list before the button can be pressed.
      if (clearButton.current && nativeEvent.relatedTarget === clearButton.current) {
        preventDownshift(nativeEvent);
      }
    },
    onKeyDown: (event) => {
      // While an input method editor composes text, as for Japanese, the keys are its own. Safari ends the composition before
      // the press of Enter or Escape, whose key code is then 229.
      if (event.nativeEvent.isComposing || event.keyCode === 229) return preventDownshift(event.nativeEvent);
      // Without a highlighted suggestion, Enter searches for the typed text.
      if (event.key === 'Enter' && (!isListShown || highlightedIndex < 0)) {
        preventDownshift(event.nativeEvent);
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

  // The heading and the button belong to the menu too, so that a press there does not close it.
  const { ref: menuRef, ...listProps } = getMenuProps({
    'aria-label': showsRecent ? texts.recentSearches : texts.suggestions,
  });

  const focusInputAndClose = () => {
    // In this order, because the focus opens the list.
    input.current?.focus();
    closeMenu();
  };

  return (
    <>
      <input {...comboboxInputProps} />
      <div ref={menuRef} className={styles.menu} hidden={!isListShown}>
        {showsRecent ? (
          <div className={styles.recentHead}>
            <p id={recentHeadingId} className={styles.scope}>
              {texts.recentSearches}
            </p>
            <Button
              ref={clearButton}
              variant="quiet"
              small
              aria-describedby={recentHeadingId}
              onClick={() => {
                focusInputAndClose();
                clearRecentSearches();
              }}
              onKeyDown={({ key }) => key === 'Escape' && focusInputAndClose()}
              onBlur={({ relatedTarget }) => relatedTarget !== input.current && closeMenu()}
            >
              {texts.clear}
            </Button>
          </div>
        ) : (
          <p className={styles.scope} aria-hidden="true">
            {texts.suggestionScope}
          </p>
        )}
        <ul {...listProps} className={styles.list}>
          {isListShown &&
            options.map((option, index) => (
              <li
                key={targetOf(option).path}
                {...getItemProps({ item: option, index })}
                className={styles.option}
              >
                <SuggestionRow option={option} typed={typed} />
              </li>
            ))}
        </ul>
      </div>
    </>
  );
}

export { recordSearch } from './recent-searches-store.ts';

/** Loads what the component shows. */
export async function prepare(): Promise<void> {
  await (await products()).prepare();
  recentSearchesStore.restore();
}

function preventDownshift(event: Event): void {
  Object.assign(event, { preventDownshiftDefault: true });
}

type TypedSuggestions = {
  readonly suggestions: readonly Suggestion[];
  readonly typed: string;
};

const NO_SUGGESTIONS: TypedSuggestions = { suggestions: [], typed: '' };

/** The previous suggestions stay until those for the new text are found. */
function useSuggestions(text: string): TypedSuggestions {
  const [found, setFound] = useState(NO_SUGGESTIONS);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    products()
      .then((shop) => shop.suggest(text, signal))
      .then(
        (suggestions) => signal.aborted || setFound({ suggestions, typed: text }),
        // Without suggestions, searching still works.
        () => signal.aborted || setFound(NO_SUGGESTIONS),
      );
    return () => controller.abort();
  }, [text]);
  return text.trim() === '' ? NO_SUGGESTIONS : found;
}

/** Where an option leads, and what it searches for, unless it opens another page. */
function targetOf(option: SearchOption): { readonly path: string; readonly query?: string } {
  switch (option.kind) {
    case 'product':
      return { path: productPath(option.id) };
    case 'category':
      return { path: `/category/${option.slug}` };
    case 'brand':
    case 'recent-search': {
      const query = option.kind === 'brand' ? option.brand : option.query;
      return { path: searchPath(query) ?? '/search', query };
    }
  }
}
