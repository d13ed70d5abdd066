import { useCombobox } from 'downshift';
import {
  type ComponentProps,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { searchPath } from '#app/domain/search/search.ts';
import { type Suggestion, suggest } from '#app/domain/search/suggestion.ts';
import styles from './search-box.module.css';
import { loadSearchIndex, type SearchIndex } from './search-index.ts';
import { SuggestionRow } from './suggestion-row.tsx';

type SearchComboboxProps = {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSearch: (query: string) => void;
  readonly field: ComponentProps<'input'>;
  /** The plain field that this one takes over from, with its focus and caret. */
  readonly replaces: RefObject<HTMLInputElement | null>;
};

export default function SearchCombobox({ text, onText, onSearch, field }: SearchComboboxProps) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const index = useSearchIndex();
  const suggestions = useMemo(
    () => (index ? suggest(index.products, index.categories, text) : []),
    [index, text],
  );

  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(text.length, text.length);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it takes over
  }, []);

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, closeMenu, reset } =
    useCombobox({
      items: [...suggestions],
      inputValue: text,
      // Moving through the list must not rewrite what was typed.
      itemToString: () => text,
      selectedItem: null,
      onSelectedItemChange: ({ selectedItem }) => {
        if (!selectedItem) return;
        closeMenu();
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

  return (
    <>
      <input
        {...getInputProps({
          ...field,
          ref: input,
          'aria-label': 'Search products',
          'aria-expanded': open,
          onChange: (event) => onText(event.currentTarget.value),
          onKeyDown: (event) => {
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
        })}
      />
      <div className={styles.menu} hidden={!open}>
        <p className={styles.scope} aria-hidden="true">
          Products, categories and brands
        </p>
        <ul {...getMenuProps({ 'aria-label': 'Suggestions' })} className={styles.list}>
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
