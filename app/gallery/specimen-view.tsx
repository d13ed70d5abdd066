import { useEffect, useRef } from 'react';
import { drawPseudoClasses, mark } from './pseudo-classes.ts';
import type { Drawing, Row, Specimen } from './specimen.ts';
import styles from './specimen-view.module.css';

const CONTROL = 'a, button, input, select, textarea';

export function SpecimenView({ specimen: { name, title, files, rows } }: { readonly specimen: Specimen }) {
  return (
    <section id={name} aria-labelledby={`${name}-title`} className={styles.specimen}>
      <header className={styles.head}>
        <h2 id={`${name}-title`}>{title}</h2>
        <p className={styles.files}>{files.map((file) => `ui/${file}`).join(' · ')}</p>
      </header>
      {rows.map((row) => (
        <RowView key={row.title} row={row} />
      ))}
    </section>
  );
}

function RowView({ row: { title, room = 'little', drawings } }: { readonly row: Row }) {
  return (
    <div className={styles.row}>
      <h3 className={styles.title}>{title}</h3>
      <div className={`${styles.drawings} ${styles[room]}`}>
        {drawings.map((drawing) => (
          <DrawingView key={drawing.state} drawing={drawing} />
        ))}
      </div>
    </div>
  );
}

function DrawingView({
  drawing: { state, content, as, of = CONTROL, after },
}: {
  readonly drawing: Drawing;
}) {
  const drawn = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!drawn.current) return;
    after?.(drawn.current);
    drawPseudoClasses();
    const marked = drawn.current.querySelector(of);
    if (as && marked) mark(marked, as, drawn.current);
  }, [after, as, of]);

  return (
    <div className={styles.drawing}>
      <h4 className={styles.state}>{state}</h4>
      <div ref={drawn}>{content}</div>
    </div>
  );
}
