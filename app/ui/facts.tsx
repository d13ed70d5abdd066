import type { ReactNode } from 'react';

type FactsProps = {
  readonly facts: readonly (readonly [label: string, fact: ReactNode])[];
  readonly className: string;
  /** Whether browsers must not translate the facts, because they are amounts. */
  readonly areAmounts?: boolean;
};

/** Labels with what they stand for. */
export function Facts({ facts, className, areAmounts = false }: FactsProps) {
  return (
    <dl className={className}>
      {facts.map(([label, fact]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd translate={areAmounts ? 'no' : undefined}>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
