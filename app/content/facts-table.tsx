import type { ReactNode } from 'react';

export type Fact = {
  readonly term: string;
  /** A qualification of the term, such as "from dispatch". */
  readonly note?: string;
  readonly value: ReactNode;
};

type FactsTableProps = {
  readonly caption: string;
  readonly facts: readonly Fact[];
};

/** A table of terms and values. */
export function FactsTable({ caption, facts }: FactsTableProps) {
  return (
    <table className="facts-table">
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {facts.map(({ term, note, value }) => (
          <tr key={term}>
            <th scope="row">
              {term}
              {note !== undefined && <span className="facts-table-note">{note}</span>}
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
