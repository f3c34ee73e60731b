import { recordOf } from '@vestibule/contracts/records/kinds';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-final-form';
import de from '../../translations/de.json';
import { FieldControl } from './field-control';

const field = recordOf('seat_plans').fields['rows'];

describe('seat plan drawing', () => {
  test('rows of seats are drawn as they are typed; an unreadable row is named', async () => {
    if (!field) throw new Error('a plan has rows');
    const { wrapper } = fakeHost({ namespace: 'editor', texts: de });
    await act(async () => {
      render(
        <Form onSubmit={() => undefined} initialValues={{ rows: '1: 1-4 Parkett\n2: 1w, 2c Parkett; 3 Rang' }}>
          {() => (
            <FieldControl
              path="rows"
              name="rows"
              owner="seat_plans"
              field={field}
              isFirst={false}
              contentLanguage="de"
            />
          )}
        </Form>,
        { wrapper },
      );
      await Promise.resolve();
    });
    const plan = await screen.findByRole('group', { name: 'Der Plan' });
    expect(within(plan).getByRole('group', { name: 'Reihe 2' })).toHaveTextContent('123');
    expect(screen.getByText('Parkett: 6 Plätze')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Reihen' }), '{Enter}3: 1-x, 2 Rang{Enter}2: 3 Rang');
    expect(await screen.findByText(/^Reihe 3: „1-x“ sind keine Plätze/)).toBeInTheDocument();
    expect(screen.getByText('Reihe 2: Platz 3 gibt es schon.')).toBeInTheDocument();
  });
});
