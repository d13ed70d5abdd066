import { formatMoney } from '#app/domain/money.ts';
import { PLACEHOLDER_IMAGE, productImagePath } from '#app/domain/product/image-path.ts';
import { avifSrcSet } from '#app/domain/product/picture-set.ts';
import { titleParts } from '#app/domain/product/title-parts.ts';
import { highlightParts } from '#app/domain/search/highlight.ts';
import type { Suggestion } from '#app/domain/search/suggestion.ts';
import * as texts from '#app/texts/search.ts';
import { Picture } from '#app/ui/picture.tsx';
import styles from './search-box.module.css';

type SuggestionRowProps = { readonly suggestion: Suggestion; readonly typed: string };

export function SuggestionRow({ suggestion, typed }: SuggestionRowProps) {
  switch (suggestion.kind) {
    case 'product':
      return (
        <>
          <Picture
            src={productImagePath(suggestion.image)}
            avifSet={avifSrcSet(productImagePath(suggestion.image))}
            sizes="40px"
            fallback={PLACEHOLDER_IMAGE}
            alt=""
            width={40}
            height={40}
            className={styles.thumbnail}
          />
          <Marked text={suggestion.title} typed={typed} />
          <span className={styles.aside}>{formatMoney(suggestion.price)}</span>
        </>
      );
    case 'category':
      return <Kind text={suggestion.title} typed={typed} kind={texts.categoryKind} />;
    case 'brand':
      return <Kind text={suggestion.brand} typed={typed} kind={texts.brandKind} />;
  }
}

function Kind({
  text,
  typed,
  kind,
}: {
  readonly text: string;
  readonly typed: string;
  readonly kind: string;
}) {
  return (
    <>
      <Marked text={text} typed={typed} />
      <span className={styles.aside}>{kind}</span>
    </>
  );
}

/** What has not been typed stands out: it is what the eye looks for. */
function Marked({ text, typed }: { readonly text: string; readonly typed: string }) {
  return (
    <span className={styles.text}>
      {titleParts(text).map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text never change places
        <span key={`${at}-${part}`} className={at % 2 === 1 ? styles.whole : undefined}>
          <Parts of={part} typed={typed} />
        </span>
      ))}
    </span>
  );
}

function Parts({ of: text, typed }: { readonly of: string; readonly typed: string }) {
  return highlightParts(text, typed).map((part, at) => {
    const Part = part.isTyped ? 'span' : 'b';
    // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text never change places
    return <Part key={`${at}-${part.text}`}>{part.text}</Part>;
  });
}
