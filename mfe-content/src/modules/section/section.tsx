import { Fragment } from 'react';
import { Container, Picture, cx } from '@vestibule/ui';
import { defineView, type ModuleProps } from '../module-view';
import styles from './section.module.css';

type Column = ModuleProps<'section'>['module']['columns'][number];

/** A column that is one picture: the words beside it are centred on it. */
const isPicture = ({ children }: Column) => children.length === 1 && children[0]?.model === 'image';

/** Modules in columns; on phones one below the other. `extra_class` gives it a page theme of its own. */
function Section({ module, showColumn }: ModuleProps<'section'>) {
  const { columns, layout, extra_class: theme, image_obj: image } = module;
  return (
    <div className={cx(theme, theme !== '' && styles.band)} {...(theme !== '' && { 'data-band': theme })}>
      <Container>
        {image && <Picture image={image} shape="wide" className={styles.image} sizes="100vw" />}
        <div className={cx(styles.columns, styles[`l${layout}`], columns.some(isPicture) && styles.pictured)}>
          {columns.map(({ children }, index) => (
            <Fragment key={index}>{showColumn(children)}</Fragment>
          ))}
        </div>
      </Container>
    </div>
  );
}

export default defineView<'section'>({
  Component: Section,
  frame: (module) => [module.extra_class !== '' && 'band'],
});
