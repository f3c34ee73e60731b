import type { ContentModule } from '@vestibule/contracts';
import { cx } from '@vestibule/ui';
import type { ComponentType } from 'react';
import { ModuleFrame } from './module-frame';
import styles from './module-list.module.css';
import type { ModuleProps, Placement } from './module-props';
import { MODULES } from './registry';

/** Modules in their order, each in its frame. One of a model that this version does not know is left out. */
export function ModuleList({ modules, placement }: { modules: readonly ContentModule[]; placement: Placement }) {
  return (
    <div className={styles[placement]}>
      {modules.map((module, index) => {
        // The registry maps each model to a component of just this model; TypeScript cannot follow that through an
        // index.
        const Component = MODULES[module.model] as ComponentType<ModuleProps<typeof module.model>> | undefined;
        if (!Component) return null;
        return (
          <ModuleFrame key={module.id} module={module} className={frameClass(module)}>
            <Component module={module} placement={placement} first={placement === 'page' && index === 0} />
          </ModuleFrame>
        );
      })}
    </div>
  );
}

function frameClass(module: ContentModule): string {
  return cx(
    module.model === 'headline' && styles.headline,
    module.model === 'text' && styles.text,
    module.model === 'text' && module.decrease_distance && styles.close,
    module.model === 'section' && module.extra_class !== '' && styles.band,
  );
}
