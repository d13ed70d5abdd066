import { useEffect, useRef } from 'react';
import { applyPseudoClass } from './pseudo-classes.ts';
import type { Example, ExampleGroup, Specimen } from './specimen.ts';
import styles from './specimen-view.module.css';

const CONTROL = 'a, button, input, select, textarea';

export function SpecimenView({ specimen: { name, title, groups } }: { readonly specimen: Specimen }) {
  return (
    <section id={name} aria-labelledby={`${name}-title`} className={styles.specimen}>
      <h2 id={`${name}-title`} className={styles.heading}>
        {title}
      </h2>
      {groups.map((group) => (
        <GroupView key={group.title} group={group} />
      ))}
    </section>
  );
}

function GroupView({ group: { title, width = 'narrow', examples } }: { readonly group: ExampleGroup }) {
  return (
    <div className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      <div className={`${styles.examples} ${styles[width]}`}>
        {examples.map((example) => (
          <ExampleView key={example.label} example={example} />
        ))}
      </div>
    </div>
  );
}

function ExampleView({ example }: { readonly example: Example }) {
  const { label, content, pseudoClass, target = CONTROL, setUp } = example;
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!container.current) return;
    setUp?.(container.current);
    const element = container.current.querySelector(target);
    if (pseudoClass && element) applyPseudoClass(element, pseudoClass, container.current);
  }, [setUp, pseudoClass, target]);

  return (
    <div className={styles.example}>
      <h4 className={styles.label}>{label}</h4>
      <div ref={container}>{content}</div>
    </div>
  );
}
