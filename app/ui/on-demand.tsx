import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { withinLimit } from '#app/lib/within-limit.ts';
import { notifyLoadFailure } from './load-failure.ts';

type OnDemandProps<Props> = {
  readonly load: () => Promise<ComponentType<Props>>;
  /** The component is loaded once this is neither false nor 0. After a failure, another value is another attempt. */
  readonly when: boolean | number;
  readonly props: Props;
  /** Shown until the component is loaded. */
  readonly fallback?: ReactNode;
  readonly onFailure?: () => void;
  /** Absent where the page works without the component. */
  readonly failureText?: string;
};

/** A dialog or another component that few visits show, so its code is not loaded with the page. */
export function OnDemand<Props extends object>(options: OnDemandProps<Props>) {
  const { load, when, props, fallback, onFailure, failureText } = options;
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const start = useEffectEvent(() =>
    withinLimit(load()).then(
      // A transition waits for the style sheet of the component.
      (loaded) => startTransition(() => setComponent(() => loaded)),
      () => {
        onFailure?.();
        void notifyLoadFailure(failureText);
      },
    ),
  );
  const isLoaded = Component !== undefined;
  useEffect(() => {
    if (when && !isLoaded) void start();
  }, [when, isLoaded]);
  return Component ? <Component {...props} /> : fallback;
}
