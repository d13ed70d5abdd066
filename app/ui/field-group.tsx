import type { ComponentProps } from 'react';
import styles from './field-group.module.css';

type FieldGroupProps = ComponentProps<'fieldset'> & { readonly legend: string };

export function FieldGroup({ legend, children, ...group }: FieldGroupProps) {
  return (
    <fieldset {...group} className={styles.group}>
      <legend className={styles.legend}>
        <h2 className="small-heading">{legend}</h2>
      </legend>
      {children}
    </fieldset>
  );
}
