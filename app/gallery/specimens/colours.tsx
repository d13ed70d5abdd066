import type { Specimen } from '#app/gallery/specimen.ts';
import { colours as groups, schemes, type Token } from '#app/gallery/tokens.ts';
import styles from './colours.module.css';
import { drawWith } from './draw-with.ts';
import tokenStyles from './token.module.css';

export const colours: Specimen = {
  name: 'colours',
  title: 'Colours',
  files: [],
  rows: [
    {
      title: 'Roles, in the light scheme and in the dark one',
      room: 'all',
      drawings: [...groups].map(([heading, tokens]) => ({
        state: heading,
        content: (
          <ul className={styles.colours}>
            {tokens.map((token) => (
              <Colour key={token.name} token={token} />
            ))}
          </ul>
        ),
      })),
    },
  ],
};

function Colour({ token }: { readonly token: Token }) {
  const [light, dark] = schemes(token);
  return (
    <li className={styles.colour}>
      <span className={styles.pair}>
        <span ref={drawWith('background', token)} className={styles.light} />
        <span ref={drawWith('background', token)} className={styles.dark} />
      </span>
      <code className={tokenStyles.name}>{token.name}</code>
      <span className={tokenStyles.value}>{light}</span>
      {dark !== light && <span className={tokenStyles.value}>{dark}</span>}
    </li>
  );
}
