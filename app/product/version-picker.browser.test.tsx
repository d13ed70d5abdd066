import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { address, question, renderOnPage } from '#tests/support/render-on-page.tsx';
import type { FamilyOption } from '#app/offer/model/family.ts';
import { VersionPicker } from './version-picker.tsx';

const OPTIONS: readonly FamilyOption[] = [
  {
    name: 'Colour',
    values: [
      { value: 'Red', swatch: '#c00000', id: '1' },
      { value: 'Blue', swatch: '#0000c0', id: '3' },
    ],
  },
  {
    name: 'Size',
    values: [
      { value: 'S', id: '1' },
      { value: 'L', id: '2' },
      { value: 'XL', clashesWith: ['Colour'] },
      { value: 'XXL', clashesWith: ['Colour'] },
    ],
  },
];

const group = (name: string) => page.getByRole('radiogroup', { name, exact: true });
const value = (name: string) => page.getByRole('radio', { name, exact: true });

test('each option is a group of radio buttons, and what no version has says which choice to change', async () => {
  await renderOnPage(<VersionPicker shown="1" options={OPTIONS} />);
  await expect.element(group('Colour').getByRole('radio', { name: 'Red' })).toBeChecked();
  await expect.element(value('S')).toBeChecked();
  await expect.element(value('XL')).toBeDisabled();
  await expect
    .element(group('Size'))
    .toHaveAccessibleDescription('XL and XXL: not in Red. Choose another Colour.');
});

test('a value whose version is sold out says so for the other choice, and its page can be opened', async () => {
  const sizes = [
    { value: 'S', id: '1' },
    { value: 'L', id: '2', isSoldOut: true },
  ];
  const colours = [
    { value: 'Red', id: '1' },
    { value: 'Slate', id: '3', isSoldOut: true },
    { value: 'Sand', id: '4', isSoldOut: true },
  ];
  const options = [
    { name: 'Size', values: sizes },
    { name: 'Colour', values: colours },
  ];
  await renderOnPage(<VersionPicker shown="1" options={options} />);
  await expect.element(group('Size')).toHaveAccessibleDescription('L is out of stock in Red.');
  await expect.element(group('Colour')).toHaveAccessibleDescription('Slate and Sand are out of stock in S.');
  await expect.element(value('L')).toBeEnabled();
});

test('a choice opens the page of the version in place of this one, and the focus stays', async () => {
  await renderOnPage(<VersionPicker shown="1" options={OPTIONS} />, '/product/1');
  await value('S').click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(address).toHaveTextContent('/product/2');
  await expect.element(question).toHaveTextContent('{"keepsFocus":true}');
  await expect.element(value('L')).toHaveFocus();
});
