import { fakeHost } from '@vestibule/testkit/fake-host';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import de from '../../translations/de.json';
import { RichTextField } from './rich-text-field';

jest.mock('./rich-text-editor', () => {
  throw new Error('Loading chunk 665 failed');
});

describe('rich text field', () => {
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

  test('the server leaves it to the browser, and nothing is reported of that', async () => {
    const { wrapper: Wrapper } = fakeHost({ namespace: 'editor', texts: de });
    const app = (
      <Wrapper>
        <RichTextField
          label="Text"
          value="<p>Alt</p>"
          contentLanguage="de"
          takesFocus={false}
          onChange={() => undefined}
          onBlur={() => undefined}
        />
      </Wrapper>
    );
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(app);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    const reported = jest.fn();
    const hydrated = await act(async () => hydrateRoot(root, app, { onRecoverableError: reported }));
    expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveValue('<p>Alt</p>');
    expect(reported).not.toHaveBeenCalled();
    act(() => hydrated.unmount());
  });
});
