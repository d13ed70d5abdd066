import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation } from 'react-router';
import { type Question, type QuestionCategory, questionMatches } from './model/question-filter.ts';
import { useEarlyText } from '#app/lib/use-early-text.ts';
import * as texts from './texts.ts';
import { Button } from '#app/ui/button.tsx';
import { chevronDownIcon, Icon } from '#app/ui/icon.tsx';
import { DebouncedStatus } from '#app/ui/debounced-status.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import { Markdown } from './markdown.tsx';
import { ProseSection } from './prose-page.tsx';
import styleSheetUrl from './faq-list.css?url';

const StyleSheet = styleSheet(styleSheetUrl);

type FaqListProps = { readonly categories: readonly QuestionCategory[] };

/** The questions by category, with a filter. */
export function FaqList({ categories }: FaqListProps) {
  const [query, setQuery] = useState('');
  const filter = useRef<HTMLInputElement>(null);
  const { hash } = useLocation();
  useEarlyText(filter, setQuery);

  useEffect(() => {
    const target = document.getElementById(decodedId(hash));
    if (!(target instanceof HTMLDetailsElement)) return;
    target.open = true;
    if (!target.hidden) return;
    // The filter hides the question: clear it, then scroll. React does not allow `flushSync` in an effect, so both wait for
    // the next frame.
    const frame = requestAnimationFrame(() => {
      flushSync(() => setQuery(''));
      target.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, [hash]);

  const allQuestions = categories.flatMap(({ questions }) => questions);
  const matches = new Set(allQuestions.filter((question) => questionMatches(question, query)));

  const count = countText(matches.size, allQuestions.length, query.trim());

  const clear = () => {
    setQuery('');
    filter.current?.focus();
  };

  return (
    <>
      <StyleSheet />
      <div className="no-print faq-list-filter">
        <TextField
          ref={filter}
          type="search"
          label={texts.filterQuestions}
          autoComplete="off"
          enterKeyHint="search"
          value={query}
          onChange={({ target: { value } }) => setQuery(value)}
        />
        <p className="hint">{count}</p>
        <DebouncedStatus text={count} />
      </div>
      {matches.size === 0 && (
        <div className="faq-list-no-matches">
          <p>{texts.noQuestionMatchesHint}</p>
          <Button onClick={clear}>{texts.clearFilter}</Button>
        </div>
      )}
      {categories.map(({ id, title, questions }) => (
        <ProseSection
          key={id}
          id={id}
          title={title}
          hidden={!questions.some((question) => matches.has(question))}
        >
          <div className="faq-list-questions">
            {questions.map((question) => (
              <QuestionDetails key={question.id} question={question} hidden={!matches.has(question)} />
            ))}
          </div>
        </ProseSection>
      ))}
    </>
  );
}

type QuestionDetailsProps = { readonly question: Question; readonly hidden: boolean };

function QuestionDetails({ question: { id, title, content }, hidden }: QuestionDetailsProps) {
  return (
    <details id={id} className="faq-list-item" hidden={hidden}>
      <summary className="faq-list-question">
        <span className="faq-list-text">{title}</span>
        <Icon icon={chevronDownIcon} />
      </summary>
      <div className="faq-list-answer">
        <Markdown nodes={content} />
        <Link to={`#${id}`} className="hint no-print faq-list-link">
          {texts.linkToAnswer}
          <span className="visually-hidden">: {title}</span>
        </Link>
      </div>
    </details>
  );
}

function countText(matchCount: number, total: number, query: string): string {
  if (matchCount === 0) return texts.noQuestionMatches(query);
  return matchCount === total ? texts.questionCount(total) : texts.matchCount(matchCount, total);
}

/** The id in a URL's fragment; empty if the fragment contains an invalid escape sequence. */
function decodedId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
