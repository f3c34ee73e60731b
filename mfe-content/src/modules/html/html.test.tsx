import { act, fireEvent, screen } from '@testing-library/react';
import { moduleOf } from '../../testing/records';
import { showModules } from '../../testing/show-modules';
import { FRAME_HEIGHT } from '@vestibule/contracts/html-frame';
import { heightOf } from './frame-height';

const unsafe = {
  html_code: '<style>p { color: red }</style><p>Wetter</p>',
  html_code_frame: '0123456789abcdef',
  title: 'Wetter',
};
const frame = () => screen.getByTitle<HTMLIFrameElement>('Wetter');
const send = (message: MessageEventInit): void =>
  act(() => {
    fireEvent(window, new MessageEvent('message', message));
  });
const told = (height: unknown) => ({ type: FRAME_HEIGHT, height });

describe('html', () => {
  test('code that sanitising leaves as it is stands in the page', () => {
    const { container } = showModules([moduleOf('html', { html_code: '<p>Im <em>Haus</em></p>' })]);
    expect(screen.getByText('Haus')).toBeInTheDocument();
    expect(container.querySelector('iframe')).toBeNull();
  });

  test('any other is in a named frame without the page’s origin', () => {
    const { container } = showModules([moduleOf('html', unsafe)]);
    expect(frame().getAttribute('sandbox')).toBe('allow-scripts allow-popups allow-popups-to-escape-sandbox');
    expect(frame().getAttribute('src')).toMatch(/^\/media\/html\/\d+\/0123456789abcdef$/);
    expect(container).not.toHaveTextContent('Wetter');
  });

  test('the frame is as high as it says, and nobody else says it', () => {
    showModules([moduleOf('html', unsafe)]);
    const source = frame().contentWindow;
    const height = () => frame().getAttribute('height');
    send({ source, origin: 'null', data: told(480) });
    expect(height()).toBe('480');
    send({ source: window, origin: 'null', data: told(900) });
    send({ source, origin: 'https://evil.example', data: told(900) });
    send({ source, origin: 'null', data: { height: 900 } });
    expect(height()).toBe('480');
  });

  test.each([
    [told(480.2), 481],
    [told(1e9), 10_000],
    [told(0), undefined],
    [told(Number.NaN), undefined],
    [told('480'), undefined],
    [{ type: FRAME_HEIGHT }, undefined],
    [{ type: 'other', height: 4 }, undefined],
    ['480', undefined],
    [null, undefined],
  ])('the message %j gives the height %s', (data, height) => expect(heightOf(data)).toBe(height));
});
