import { fakeHost } from '@vestibule/contracts/testing/fake-host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../translations/de.json';
import { RichTextField } from './rich-text-field';

jest.mock('./rich-text-editor', () => {
  throw new Error('Loading chunk 665 failed');
});

test('a text editor that cannot be loaded leaves the HTML to edit', async () => {
  const { wrapper } = fakeHost({ namespace: 'editor', texts: de });
  const change = jest.fn();
  render(
    <RichTextField
      label="Text"
      value="<p>Alt</p>"
      contentLanguage="de"
      takesFocus
      onChange={change}
      onBlur={() => undefined}
    />,
    { wrapper },
  );
  const source = await screen.findByRole('textbox', { name: 'Text' });
  expect(screen.getByRole('alert')).toHaveTextContent('Der Texteditor konnte nicht geladen werden.');
  await userEvent.type(source, '!');
  expect(source).toHaveValue('<p>Alt</p>!');
  expect(change).toHaveBeenLastCalledWith('<p>Alt</p>!');
});
