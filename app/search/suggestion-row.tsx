import { memo } from 'react';
import { formatMoney } from '#app/lib/money.ts';
import { avifFiles, PLACEHOLDER_IMAGE, productImagePath } from '#app/offer/model/picture-set.ts';
import { textParts } from '#app/offer/model/product.ts';
import { highlightParts, type Suggestion } from './model/suggestion.ts';
import * as texts from './texts.ts';
import { historyIcon, Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import styles from './search-box.module.css';

/** What the search box offers: suggestions for the typed text, or earlier searches if there is none. */
export type SearchOption = Suggestion | { readonly kind: 'recent-search'; readonly query: string };

type SuggestionRowProps = { readonly option: SearchOption; readonly typed: string };

export const SuggestionRow = memo(function SuggestionRow({ option, typed }: SuggestionRowProps) {
  switch (option.kind) {
    case 'product':
      return (
        <>
          <Picture
            src={productImagePath(option.image)}
            avifFiles={avifFiles(productImagePath(option.image))}
            sizes="40px"
            fallback={PLACEHOLDER_IMAGE}
            alt=""
            width={40}
            height={40}
            className={styles.thumbnail}
          />
          <HighlightedText text={option.title} typed={typed} />
          <span className={styles.aside} translate="no">
            {formatMoney(option.price)}
          </span>
        </>
      );
    case 'category':
      return <LabelledText text={option.title} typed={typed} label={texts.categoryKind} />;
    case 'brand':
      return <LabelledText text={option.brand} typed={typed} label={texts.brandKind} />;
    case 'recent-search':
      return (
        <>
          <Icon icon={historyIcon} size={18} />
          <span className={styles.query}>{option.query}</span>
        </>
      );
  }
});

type LabelledTextProps = { readonly text: string; readonly typed: string; readonly label: string };

function LabelledText({ text, typed, label }: LabelledTextProps) {
  return (
    <>
      <HighlightedText text={text} typed={typed} />
      <span className={styles.aside}>{label}</span>
    </>
  );
}

function HighlightedText({ text, typed }: { readonly text: string; readonly typed: string }) {
  return (
    <span className={styles.text}>
      {textParts(text).map((part, index) => {
        // `textParts` returns the unbreakable parts at odd indexes.
        const isUnbreakable = index % 2 === 1;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a text are never reordered
          <span key={`${index}-${part}`} className={isUnbreakable ? styles.unbreakable : undefined}>
            <EmphasizedParts text={part} typed={typed} />
          </span>
        );
      })}
    </span>
  );
}

function EmphasizedParts({ text, typed }: { readonly text: string; readonly typed: string }) {
  return highlightParts(text, typed).map((part, index) => {
    const Part = part.isTyped ? 'span' : 'b';
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text are never reordered
    return <Part key={`${index}-${part.text}`}>{part.text}</Part>;
  });
}
