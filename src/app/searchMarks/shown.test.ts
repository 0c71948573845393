/** @jest-environment jsdom */
import { firstShown } from './session';

describe('firstShown', () => {
  it.each([
    ['<p><mark>1</mark><mark>2</mark></p>', '1'],
    ['<details><summary>a</summary><div><mark>1</mark></div></details><mark>2</mark>', '2'],
    ['<details open><summary>a</summary><div><mark>1</mark></div></details>', '1'],
    ['<details><summary><mark>1</mark></summary><div><mark>2</mark></div></details>', '1'],
    ['<section hidden="until-found"><mark>1</mark></section><mark>2</mark>', '2'],
    ['<table><tr hidden><td><mark>1</mark></td></tr></table>', undefined],
    ['', undefined],
  ])('%s: %s', (html, expected) => {
    document.body.innerHTML = html;
    expect(firstShown([...document.querySelectorAll('mark')])?.textContent).toBe(expected);
  });
});
