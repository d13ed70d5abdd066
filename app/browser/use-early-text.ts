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
    // Values from the address get into the state right after hydration. If the text were reported first, they would replace it.
    queueMicrotask(() => report(earlyText));
  }, [field]);
}
