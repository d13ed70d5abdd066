import { getByLabelSelector, getByRoleSelector, getByTextSelector } from 'ivya';

/** One or more elements, in Playwright's selector syntax. A name or text matches as a whole if it is a string. */
export type Target = string;
type Name = string | RegExp;

const byRole =
  (role: string, level?: number) =>
  (name?: Name): Target =>
    getByRoleSelector(role, {
      exact: true,
      ...(name !== undefined && { name }),
      ...(level !== undefined && { level }),
    });

export const alert = byRole('alert');
export const article = byRole('article');
export const button = byRole('button');
export const checkbox = byRole('checkbox');
export const combobox = byRole('combobox');
export const complementary = byRole('complementary');
export const definition = byRole('definition');
export const dialog = byRole('dialog');
export const heading = byRole('heading');
export const headingOne = byRole('heading', 1);
export const link = byRole('link');
export const navigation = byRole('navigation');
export const option = byRole('option');
export const radio = byRole('radio');
export const region = byRole('region');
export const spinbutton = byRole('spinbutton');
export const status = byRole('status');
export const tab = byRole('tab');
export const textbox = byRole('textbox');

export const banner = byRole('banner')();
export const main = byRole('main')();

/** A field of any role. */
export const field = (name: Name): Target => getByLabelSelector(name, { exact: true });
export const text = (content: Name): Target => getByTextSelector(content, { exact: true });

/** The elements of the last target. Each target is searched for inside the one before it. */
export const within = (...targets: readonly Target[]): Target => targets.join(' >> ');
