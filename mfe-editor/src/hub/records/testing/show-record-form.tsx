import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { REFERENCE_TARGETS } from '@vestibule/contracts/fields/reference-targets';
import { recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import { fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../../../translations/de.json';
import { RecordForm } from '../record-form';
import type { RecordView } from '../record-view';

/** A view whose role may do everything unless it says otherwise. */
type ShownView = Omit<RecordView, 'kind' | 'mayWrite' | 'mayRemove'> &
  Partial<Pick<RecordView, 'mayWrite' | 'mayRemove'>>;

const OPTIONS = [
  { id: 7, slug: '', label: 'Schloss', title: 'Das Schloss' },
  { id: 8, slug: '', label: 'Hof', title: '' },
];
const options = Object.fromEntries(
  Object.keys(REFERENCE_TARGETS).map((target) => [`/de/api/record-options/${target}/`, OPTIONS]),
);

/** Shows the form of a record, whose references are loaded. */
export async function showRecordForm(
  kind: RecordKind,
  view: ShownView,
  answers: Readonly<Record<string, FakeAnswer>> = {},
  onSaved: (saved: RecordView) => void = () => {},
) {
  const fake = fakeHost({ namespace: 'editor', texts: de, answers: { ...options, ...answers } });
  // The row of tabs sorts itself once it is there, and references are loaded.
  const form = (shown: ShownView) => (
    <RecordForm
      definition={recordOf(kind)}
      view={{ kind, mayWrite: true, mayRemove: true, mayPublish: true, roles: EXAMPLES.roles, ...shown }}
      onSaved={onSaved}
    />
  );
  const rendered = await act(async () => {
    const done = render(form(view), { wrapper: fake.wrapper });
    await Promise.resolve();
    return done;
  });
  const rerender = (latest: ShownView) => rendered.rerender(form(latest));
  return { ...fake, rerender, user: userEvent.setup() };
}
