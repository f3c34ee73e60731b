import { Container, Picture, cx } from '@vestibule/ui';
import { Columns } from '../columns/columns';
import { defineView, type ModuleProps } from '../module-view';
import styles from './section.module.css';

/** Modules in columns. `extra_class` gives it a page theme of its own. */
function Section({ module, showColumn }: ModuleProps<'section'>) {
  const { columns, layout, extra_class: theme, image_obj: image } = module;
  return (
    <div className={cx(theme, theme !== '' && styles.band)} {...(theme !== '' && { 'data-band': theme })}>
      <Container>
        {image && <Picture image={image} shape="wide" className={styles.image} sizes="100vw" />}
        <Columns columns={columns} layout={layout} showColumn={showColumn} />
      </Container>
    </div>
  );
}

export default defineView<'section'>({
  Component: Section,
  frame: (module) => [module.extra_class !== '' && 'band'],
});
