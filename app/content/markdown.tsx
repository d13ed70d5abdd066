import type { RootContent } from 'mdast';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';

type MarkdownProps = {
  readonly nodes: readonly RootContent[];
  /** The id of the heading that names the tables. */
  readonly label?: string;
};

export function Markdown({ nodes, label }: MarkdownProps) {
  return nodes.map((node, index) => (
    // oxlint-disable-next-line no-array-index-key -- the nodes of a page never change
    <Fragment key={index}>{element(node, label)}</Fragment>
  ));
}

function element(node: RootContent, label?: string): ReactNode {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'break':
      return <br />;
    case 'strong':
      return <strong>{inside(node.children)}</strong>;
    case 'emphasis':
      return <em>{inside(node.children)}</em>;
    case 'link':
      return node.url.startsWith('/') || node.url.startsWith('#') ? (
        <Link to={node.url}>{inside(node.children)}</Link>
      ) : (
        <a href={node.url}>{inside(node.children)}</a>
      );
    case 'paragraph':
      return <p>{inside(node.children)}</p>;
    case 'heading':
      return <h3>{inside(node.children)}</h3>;
    case 'list':
      return node.ordered ? <ol>{inside(node.children)}</ol> : <ul>{inside(node.children)}</ul>;
    case 'listItem':
      // The text of an item has no paragraph of its own unless the item has several.
      return (
        <li>
          {inside(
            node.children.flatMap<RootContent>((child) =>
              child.type === 'paragraph' && !node.spread ? child.children : [child],
            ),
          )}
        </li>
      );
    case 'table': {
      const [head, ...rows] = node.children;
      const isHeadEmpty = head?.children.every(({ children }) => children.length === 0);
      return (
        <table className="facts-table" aria-labelledby={label}>
          {head && !isHeadEmpty && (
            <thead>
              <tr>
                {head.children.map(({ children }, column) => (
                  // oxlint-disable-next-line no-array-index-key -- as above
                  <th key={column} scope="col">
                    {inside(children)}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>{inside(rows)}</tbody>
        </table>
      );
    }
    case 'tableRow': {
      const [name, ...cells] = node.children;
      return (
        <tr>
          <th scope="row">{name && inside(name.children)}</th>
          {inside(cells)}
        </tr>
      );
    }
    case 'tableCell':
      return <td>{inside(node.children)}</td>;
    default:
      return undefined;
  }
}

function inside(nodes: readonly RootContent[]): ReactNode {
  return <Markdown nodes={nodes} />;
}
