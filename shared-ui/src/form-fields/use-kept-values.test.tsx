/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import type { FormApi } from 'final-form';
import { fireEvent, render, screen } from '@testing-library/react';
import { Form } from 'react-final-form';
import { useFormField } from './use-form-field';
import { useKeptValues } from './use-kept-values';

interface Values {
  readonly name: string;
}
const KEPT = { key: 'visit', accepts: () => true };

function Name() {
  const { value, change } = useFormField<string>('name');
  return <input value={value} onChange={(event) => change(event.target.value)} />;
}
function Fields({ api }: { api: FormApi<Values> }) {
  useKeptValues(api, KEPT);
  return <Name />;
}
const form = (
  <Form<Values> initialValues={{ name: '' }} onSubmit={() => undefined}>
    {({ form: api }) => <Fields api={api} />}
  </Form>
);

describe('values that outlive their page', () => {
  test('a value is there again after a reload, and can be removed then', () => {
    const { unmount } = render(form);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Jana' } });
    unmount();
    render(form);
    expect(screen.getByRole('textbox')).toHaveValue('Jana');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '' } });
    expect(screen.getByRole('textbox')).toHaveValue('');
  });
});
