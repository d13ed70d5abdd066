import { useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { address, hydrateOnPage, question, renderOnPage } from '#tests/support/render-on-page.tsx';
import { NoticeArea } from '#app/ui/notice-area.tsx';
import PlannerPage from '#app/routes/planner.tsx';

const region = (name: string) => page.getByRole('region', { name, exact: true });
const result = (calculator: string, name: string) =>
  region(calculator).getByRole('status', { name, exact: true });
const field = (calculator: string, name: string) => region(calculator).getByLabelText(name, { exact: true });

test('every calculator shows its result for the initial inputs, and Recording Storage also its formula', async () => {
  await renderOnPage(<PlannerPage />, '/planner');
  await expect.element(result('Recording Storage', 'Storage')).toMatchTextContent('10,368 GB');
  await expect
    .element(region('Recording Storage'))
    .toMatchTextContent('4 × 8 Mbps × 3,600 s/h × 24 h × 30 d ÷ 8 bit/byte ÷ 1,000 = 10,368 GB');
  for (const [task, metres] of [
    ['Detection', '56.93'],
    ['Observation', '22.95'],
    ['Recognition', '11.38'],
    ['Identification', '5.69'],
  ]) {
    await expect.element(result('View Distance', `${task} distance`)).toMatchTextContent(`${metres} m`);
  }
  await expect.element(result('View Distance', 'Person')).toMatchTextContent('256 px high, 71 px wide');
  await expect.element(result('PoE Budget', 'Budget needed with reserve')).toMatchTextContent('219.84 W');
  await expect.element(result('Voltage Drop', 'Voltage drop')).toMatchTextContent('4.21 V');
  await expect.element(result('Voltage Drop', 'Voltage at the device')).toMatchTextContent('7.79 V');
  await expect.element(result('Radio Battery', 'Battery life')).toMatchTextContent('15.09 h');
  await expect.element(result('Radio Horizon', 'Radio horizon')).toMatchTextContent('At most 27.6 km');
  await expect.element(result('Standby Battery', 'Smallest capacity')).toMatchTextContent('8.321 Ah');
});

test('a change updates the result and the address, which has the number in one way', async () => {
  await renderOnPage(<PlannerPage />, '/planner?cameras=2&cameras=8&mbps=8&mbps=2');
  const hours = field('Recording Storage', 'Recording per day (h)');
  await hours.fill('7,5');
  await expect.element(field('Recording Storage', 'Cameras 2')).toHaveValue('8');
  await expect.element(result('Recording Storage', 'Storage')).toMatchTextContent('3,240 GB');
  await expect.element(address).toMatchTextContent('/planner?cameras=2&cameras=8&mbps=8&mbps=2&hours=7.5');
  await expect.element(hours).toHaveValue('7,5');
});

test.each([
  ['/planner', '/planner?days=14'],
  ['/planner?cameras=8', '/planner?cameras=8&days=14'],
])('on %s, a number that was typed before hydration leads to %s', async (path, expected) => {
  hydrateOnPage(<PlannerPage />, path, (planner) => {
    const days = planner.querySelector('input[name=days]');
    if (days instanceof HTMLInputElement) days.value = '14';
  });
  await expect.element(address).toMatchTextContent(expected);
  await expect.element(field('Recording Storage', 'Days kept (days)')).toHaveValue('14');
});

test.each([
  ['', 'Please enter a numeric value'],
  ['0', 'Please enter a positive number'],
  ['2,5', 'Please enter a whole number, like 250'],
])('%j cameras: "%s", and text and last valid address stay', async (typed, message) => {
  await renderOnPage(<PlannerPage />, '/planner?cameras=6');
  const cameras = field('Recording Storage', 'Cameras 1');
  await cameras.fill(typed);
  await expect.element(cameras).toHaveAttribute('aria-invalid', 'true');
  await expect.element(cameras).toHaveAccessibleDescription(message);
  await userEvent.tab();
  await expect.element(cameras).toHaveValue(typed);
  await expect.element(result('Recording Storage', 'Storage')).toMatchTextContent('–');
  await expect.element(address).toMatchTextContent('/planner?cameras=6');
});

test('the arrow keys change a number by one within its limits', async () => {
  await renderOnPage(<PlannerPage />, '/planner?hours=2.3');
  const hours = field('Recording Storage', 'Recording per day (h)');
  hours.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(hours).toHaveValue('1.3');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(hours).toHaveValue('0.1');
});

test('a message names the unusable values of a link and what is used instead', async () => {
  await renderOnPage(<PlannerPage />, '/planner?cameras=-5&days=9999&view=wide&wire=gold');
  const status = page.getByRole('status').filter({ hasText: 'Some values in the link cannot be used' });
  await expect.element(status).toMatchTextContent('Cameras: too small, 1 is used.');
  await expect.element(status).toMatchTextContent('Days kept: too large, 3650 is used.');
  await expect.element(status).toMatchTextContent('Horizontal field of view: not valid, 68 is used.');
  await expect.element(status).toMatchTextContent('Wire: not valid, awg24 is used.');
  await field('Recording Storage', 'Days kept (days)').fill('7');
  await expect.element(status).not.toBeInTheDocument();
});

test('rows of devices are added and removed, in classes or watts', async () => {
  await renderOnPage(<PlannerPage />, '/planner');
  const poe = region('PoE Budget');
  await poe.getByRole('button', { name: 'Add other devices' }).click();
  await field('PoE Budget', 'Devices 3').fill('4');
  await field('PoE Budget', 'PoE class or watts 3').selectOptions('Watts');
  await field('PoE Budget', 'Power at the port 3 (W)').fill('12.5');
  await expect.element(result('PoE Budget', 'Load at the ports')).toMatchTextContent('233.2 W');
  await expect.element(poe).toMatchTextContent('The budget is 39.84 W too small.');
  await poe.getByRole('button', { name: 'Remove devices 1' }).click();
  await expect.element(result('PoE Budget', 'Load at the ports')).toMatchTextContent('110 W');
  await expect.element(field('PoE Budget', 'Devices 1')).toHaveFocus();
  await expect.element(poe).toMatchTextContent('The switch can power these devices.');
});

test('a change keeps an earlier one whose address is still being rendered', async () => {
  await renderOnPage(<SlowPage />, '/planner');
  const poe = region('PoE Budget');
  press(poe.getByRole('button', { name: 'Add other devices' }).element());
  await expect.poll(() => slowRenderings).toBeGreaterThan(1);
  await expect.element(address).toHaveTextContent('/planner');
  enter(field('PoE Budget', 'Devices 3').element(), '4');
  await expect.element(address).toMatchTextContent('devices=8&devices=2&devices=4');
  await expect.element(field('PoE Budget', 'Devices 3')).toHaveValue('4');
});

let slowRenderings = 0;

/** Rendering this page for a new address takes long enough to be interrupted by an event. */
function SlowPage() {
  const { search } = useLocation();
  return (
    <>
      <PlannerPage />
      {Array.from({ length: 60 }, (_, index) => (
        <SlowRendering key={index} milliseconds={search === '' ? 0 : 20} />
      ))}
    </>
  );
}

function SlowRendering({ milliseconds }: { readonly milliseconds: number }) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
  if (milliseconds > 0) slowRenderings += 1;
  return null;
}

// Vitest's own actions wait until the page has been rendered; these do not.

function press(element: Element) {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

function enter(input: Element, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

test('the slider changes the distance and what the picture shows', async () => {
  await renderOnPage(<PlannerPage />, '/planner');
  const slider = region('View Distance').getByRole('slider');
  slider.element().focus();
  await userEvent.keyboard('{Home}');
  await expect.element(field('View Distance', 'Distance to the person (m)')).toHaveValue('0.5');
  await expect
    .element(result('View Distance', 'What the picture shows at 0.5 m'))
    .toMatchTextContent('Identification');
});

test('a result that the browser refuses to copy is shown as text, selected', async () => {
  await renderOnPage(<PlannerPage />, '/planner');
  const horizon = region('Radio Horizon');
  const { clipboard } = navigator;
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: () => Promise.reject(new Error('refused')) },
  });
  try {
    await horizon.getByRole('button', { name: 'Copy result as text' }).click();
    await expect
      .element(horizon.getByRole('textbox', { name: /did not allow copying/ }))
      .toHaveValue(expect.stringContaining('Radio horizon: At most 27.6 km'));
    expect(String(getSelection())).toContain('Radio horizon: At most 27.6 km');
  } finally {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  }
});

test('a result is copied with its formula and a link, one without a value as a dash; without a main result, nothing can be copied', async () => {
  await renderOnPage(<PlannerPage />, '/planner');
  const storage = region('Recording Storage');
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await storage.getByRole('button', { name: 'Copy result as text' }).click();
  await expect.poll(() => copied.mock.lastCall?.[0]).toContain('Storage: 10,368 GB');
  expect(copied.mock.lastCall?.[0]).toContain('8 bit/byte ÷ 1,000 = 10,368 GB');
  expect(copied.mock.lastCall?.[0]).toMatch(/\/planner#recording-storage$/);
  await field('Recording Storage', 'Drive size (TB)').fill('');
  await storage.getByRole('button', { name: 'Copy result as text' }).click();
  await expect.poll(() => copied.mock.lastCall?.[0]).toMatch(/^Drives.*: –$/m);
  copied.mockRestore();
  await field('Recording Storage', 'Days kept (days)').fill('');
  await expect.element(storage.getByRole('button', { name: 'Copy result as text' })).not.toBeInTheDocument();
});

test('the shop can be asked about a result', async () => {
  await renderOnPage(<PlannerPage />, '/planner');
  await region('Recording Storage').getByRole('link', { name: 'Ask us' }).click();
  await expect.element(address).toMatchTextContent('/contact-us');
  await expect.element(question).toMatchTextContent(/System planner: Recording Storage.*Storage: 10,368 GB/);
});

test('a link to a calculator keeps a text that is not valid, and Reset all inputs replaces it', async () => {
  await renderOnPage(
    <>
      <PlannerPage />
      <ShownFragment />
    </>,
    '/planner',
  );
  await field('Recording Storage', 'Cameras 1').fill('9');
  const days = field('Recording Storage', 'Days kept (days)');
  await days.fill('0');
  await page.getByRole('link', { name: 'PoE Budget' }).click();
  await expect.element(page.getByText('The fragment is #poe-budget')).toBeVisible();
  await expect.element(days).toHaveValue('0');
  await expect.element(address).toHaveTextContent('/planner?cameras=9');
  await page.getByRole('link', { name: 'Reset all inputs' }).click();
  await expect.element(days).toHaveValue('30');
});

function ShownFragment() {
  return <p>{`The fragment is ${useLocation().hash}`}</p>;
}

test('full notes of a quote stay unchanged, and a notice says that they are full', async () => {
  sessionStorage.setItem('quote-draft', JSON.stringify({ number: 'Q-1', notes: 'x'.repeat(990) }));
  await renderOnPage(
    <>
      <PlannerPage />
      <NoticeArea />
    </>,
    '/planner',
  );
  await region('Radio Horizon').getByRole('button', { name: 'Add to quote notes' }).click();
  await expect
    .element(page.getByText('Radio Horizon: the notes of your quote are full. Shorten them first.').first())
    .toBeVisible();
  expect(sessionStorage.getItem('quote-draft')).not.toContain('Horizon');
  sessionStorage.removeItem('quote-draft');
});
