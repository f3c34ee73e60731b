import type { ContentModule } from '@vestibule/contracts';
import { exampleSettings } from '@vestibule/contracts/examples/house';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { render } from '@testing-library/react';
import de from '../../translations/de.json';
import { ModuleList } from '../modules/module-list';
import './module-code';

/**
 * Shows modules as a page does, to an editor or to a visitor; returns the fake host and the result of Testing Library.
 */
export function showModules(modules: readonly ContentModule[], editing = false) {
  const fake = fakeHost({ namespace: 'content', texts: de });
  fake.store.settings.set(exampleSettings);
  if (editing) fake.store.page.setEditing(true);
  return { ...fake, ...render(<ModuleList modules={modules} placement="page" />, { wrapper: fake.wrapper }) };
}
