import { afterEach, describe, expect, it } from 'vitest';
import { keepFocus, takeFocus } from '../src/shell/focus.ts';

describe('the focus of whoever plays by keyboard', () => {
  let kept: ReturnType<typeof keepFocus>;
  afterEach(() => {
    kept.destroy();
    document.body.replaceChildren();
  });

  function board(): HTMLElement {
    document.body.innerHTML =
      '<button id="head"></button><main id="main" tabindex="-1">' +
      '<button id="first"></button><button id="second"></button></main>';
    const main = document.querySelector('main')!;
    kept = keepFocus(document.body);
    takeFocus(main);
    return main;
  }
  const button = (id: string) => document.getElementById(id) as HTMLButtonElement;
  const settled = () => new Promise((done) => setTimeout(done));

  it('stays on the board when the button that had it goes', async () => {
    const main = board();
    button('first').focus();
    button('first').remove();
    await settled();
    expect(document.activeElement).toBe(main);
  });

  it('is not taken back by a button that goes later', async () => {
    board();
    button('first').focus();
    button('second').focus();
    button('first').remove();
    await settled();
    expect(document.activeElement).toBe(button('second'));
  });

  it.each(['disabled', 'inert'])('stays on the board when the button that had it becomes %s', async (attribute) => {
    const main = board();
    button('first').focus();
    button('first').setAttribute(attribute, '');
    await settled();
    expect(document.activeElement).toBe(main);
  });

  it('goes to what asks the question, where a game marks it and nothing covers it', async () => {
    const main = board();
    main.insertAdjacentHTML(
      'beforeend',
      '<div inert><p tabindex="-1" data-focus></p></div><section tabindex="-1" data-focus></section>',
    );
    button('first').focus();
    button('first').remove();
    await settled();
    expect(document.activeElement).toBe(main.querySelector('section'));
  });

  it('is left alone where it has gone to of its own will', async () => {
    board();
    button('first').focus();
    button('head').focus();
    button('first').remove();
    await settled();
    expect(document.activeElement).toBe(button('head'));
  });

  it('goes to the board where a pointer presses a button: the button may go away with its answer', () => {
    const main = board();
    const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    button('first').dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(main);
  });
});
