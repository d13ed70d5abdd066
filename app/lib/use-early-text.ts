import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Reports text that a visitor typed into a controlled field before hydration. React does not call `onChange` for it. */
export function useEarlyText(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  onText: (text: string) => void,
): void {
  const report = useEffectEvent(onText);
  useEffect(() => {
    const input = field.current;
    if (!input || input.value === input.defaultValue) return;
    const earlyText = input.value;
    // State is set from the URL right after hydration, and would replace the text if the text were reported first.
    queueMicrotask(() => report(earlyText));
  }, [field]);
}
